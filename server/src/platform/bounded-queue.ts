/** Shorter than the connection timeout, so that a client whose task times out still gets a response. */
export const timeoutMs = 10_000;

type Size = {
  width: number;
  depth: number;
  /** How many slots of the queue only tasks with `mayUseReserve` can take. */
  reserved?: number;
};

/**
 * Runs at most `width` tasks at once and queues at most `depth`. Rejects further tasks, and tasks that have been queued
 * for too long.
 */
export type BoundedQueue = {
  run: <T>(task: () => Promise<T>, mayUseReserve?: boolean) => Promise<T>;
  /** Throws if `run` would reject a task now, so that a request is rejected before other work is done for it. */
  requireSlot: (mayUseReserve?: boolean) => void;
  waiting: () => number;
};

export class QueueFull extends Error {}

export function createBoundedQueue({ width, depth, reserved = 0 }: Size): BoundedQueue {
  /** Tasks run in the order in which they were queued. */
  const waiting = new Set<() => void>();
  let running = 0;

  function requireSlot(mayUseReserve = false): void {
    if (running >= width && waiting.size >= depth - (mayUseReserve ? 0 : reserved)) throw new QueueFull();
  }

  async function waitForPlace(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    // Removes the task from the queue immediately, so that a slot is handed to one task only, and never to one that has
    // timed out.
    const take = () => {
      clearTimeout(late);
      waiting.delete(take);
      resolve();
    };
    const late = setTimeout(() => {
      waiting.delete(take);
      reject(new QueueFull());
    }, timeoutMs);
    waiting.add(take);
    await promise;
  }

  return {
    waiting: () => waiting.size,
    requireSlot,
    async run(task, mayUseReserve) {
      requireSlot(mayUseReserve);
      if (running >= width) {
        await waitForPlace();
      } else {
        running++;
      }
      try {
        return await task();
      } finally {
        const [next] = waiting;
        // The slot is handed over directly, so that no other task can take it in between.
        if (next) next();
        else running--;
      }
    },
  };
}

/** Shorter than the connection timeout, so that a client whose task times out still gets a response. */
export const timeoutMs = 10_000;

/**
 * Runs at most `width` tasks at once and queues at most `depth`. Rejects further tasks, and tasks that have been queued
 * for too long.
 */
export type BoundedQueue = {
  run: <T>(task: () => Promise<T>) => Promise<T>;
  /**
   * Reserves a slot for a task that can start only after other work. Throws if no slot is free, so that a request that
   * would be rejected anyway is rejected before that work is done. Release the slot with `using`.
   */
  keepPlace: () => Disposable;
  waiting: () => number;
};

export class QueueFull extends Error {}

export function createBoundedQueue({ width, depth }: { width: number; depth: number }): BoundedQueue {
  /** Tasks run in the order in which they were queued. */
  const waiting = new Set<() => void>();
  let running = 0;
  let kept = 0;

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
    keepPlace() {
      if (kept >= width + depth) throw new QueueFull();
      kept++;
      return { [Symbol.dispose]: () => void kept-- };
    },
    async run(task) {
      if (running >= width && waiting.size >= depth) throw new QueueFull();
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

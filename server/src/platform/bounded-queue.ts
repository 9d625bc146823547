/** Below the time after which a connection that hears nothing is closed: whoever waits in vain is told so. */
export const timeoutMs = 10_000;

/** Runs at most `width` tasks at once and lets at most `depth` wait; the next one is turned away, and who has waited too long. */
export type BoundedQueue = {
  run: <T>(task: () => Promise<T>) => Promise<T>;
  /**
   * Keeps a place for a task that needs something first, or throws: whoever would be turned away in the end is turned away
   * before they cost anything. Give it back with `using`.
   */
  keepPlace: () => Disposable;
  waiting: () => number;
};

export class QueueFull extends Error {}

export function createBoundedQueue({ width, depth }: { width: number; depth: number }): BoundedQueue {
  /** In the order they came. */
  const waiting = new Set<() => void>();
  let running = 0;
  let kept = 0;

  async function waitForPlace(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    // Out of the line at once: a place is given to one, and to nobody who has just left.
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
        // The place is handed over, so nobody can slip in between.
        if (next) next();
        else running--;
      }
    },
  };
}

/** Runs at most `width` tasks at once and lets at most `depth` wait; the next one is turned away. */
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
  const waiting: (() => void)[] = [];
  let running = 0;
  let kept = 0;

  return {
    waiting: () => waiting.length,
    keepPlace() {
      if (kept >= width + depth) throw new QueueFull();
      kept++;
      return { [Symbol.dispose]: () => void kept-- };
    },
    async run(task) {
      if (running >= width && waiting.length >= depth) throw new QueueFull();
      if (running >= width) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      } else {
        running++;
      }
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        // The place is handed over, so nobody can slip in between.
        if (next) next();
        else running--;
      }
    },
  };
}

/** Runs at most `width` tasks at once and lets at most `depth` wait; the next one is turned away. */
export type BoundedQueue = { run: <T>(task: () => Promise<T>) => Promise<T> };

export class QueueFull extends Error {}

export function createBoundedQueue({ width, depth }: { width: number; depth: number }): BoundedQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    async run(task) {
      if (running >= width) {
        if (waiting.length >= depth) throw new QueueFull();
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

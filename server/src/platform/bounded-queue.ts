/** Runs at most `width` tasks at once and lets at most `depth` wait; the next one is turned away. */
export type BoundedQueue = {
  run: <T>(task: () => Promise<T>) => Promise<T>;
  /** Throws when the next task would be turned away: whoever has something to do before it need not begin. */
  requireRoom: () => void;
  waiting: () => number;
};

export class QueueFull extends Error {}

export function createBoundedQueue({ width, depth }: { width: number; depth: number }): BoundedQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  function requireRoom(): void {
    if (running >= width && waiting.length >= depth) throw new QueueFull();
  }

  return {
    requireRoom,
    waiting: () => waiting.length,
    async run(task) {
      requireRoom();
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

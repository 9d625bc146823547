const shortestCeilingMs = 3_000;
const longestCeilingMs = 30_000;
/** A stream that stayed open this long resets the backoff. */
export const goodMs = 10_000;

/** Exponential backoff with jitter (a third of the ceiling up to all of it), so clients don't reconnect all at once. */
export function pauseMs(failures: number, chance = Math.random()): number {
  const ceiling = Math.min(longestCeilingMs, shortestCeilingMs * 2 ** failures);
  return (ceiling * (1 + 2 * chance)) / 3;
}

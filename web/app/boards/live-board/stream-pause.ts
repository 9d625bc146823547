const shortestCeilingMs = 3_000;
const longestCeilingMs = 30_000;
/** A stream that stayed open this long resets the backoff. */
export const goodMs = 10_000;

/**
 * Exponential backoff with jitter, so that clients don't all reconnect at the same time. The delay is random, between a
 * third of the ceiling and the ceiling itself.
 */
export function pauseMs(failures: number, chance = Math.random()): number {
  const ceiling = Math.min(longestCeilingMs, shortestCeilingMs * 2 ** failures);
  return (ceiling * (1 + 2 * chance)) / 3;
}

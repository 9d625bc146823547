const shortestCeilingMs = 3_000;
const longestCeilingMs = 30_000;
/** A stream that held this long was a good one: the next pause is short again. */
export const goodMs = 10_000;

/** Between a third of the ceiling and all of it: those who lost a server together don't come back together. */
export function pauseMs(failures: number, chance = Math.random()): number {
  const ceiling = Math.min(longestCeilingMs, shortestCeilingMs * 2 ** failures);
  return (ceiling * (1 + 2 * chance)) / 3;
}

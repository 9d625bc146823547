import type { Attempt } from './history.ts';

/** The milliseconds until the answer to the first vote that was sent after a blow and counted. */
export function backAfter(attempts: Attempt[], atMs: number): number {
  const ends = attempts.filter(({ status, startMs }) => status === 200 && startMs >= atMs).map(({ endMs }) => endMs);
  return ends.reduce((first, endMs) => Math.min(first, endMs), Infinity) - atMs;
}

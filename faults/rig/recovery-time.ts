import type { Attempt } from './history.ts';

/** Milliseconds from a fault to the response to the first successful vote sent after the fault. */
export function recoveryMs(attempts: Attempt[], atMs: number): number {
  const ends = attempts.filter(({ status, startMs }) => status === 200 && startMs >= atMs).map(({ endMs }) => endMs);
  return ends.reduce((first, endMs) => Math.min(first, endMs), Infinity) - atMs;
}

/** The longest time without a successful vote between `fromMs` and `toMs`. */
export function longestSilence(attempts: Attempt[], fromMs: number, toMs: number): number {
  const ends = attempts
    .filter(({ status, endMs }) => status === 200 && endMs >= fromMs && endMs < toMs)
    .map(({ endMs }) => endMs)
    .toSorted((a, b) => a - b);
  return [...ends, toMs].reduce((longest, endMs, place) => Math.max(longest, endMs - (ends[place - 1] ?? fromMs)), 0);
}

import type { RecentVote } from './recent-votes.ts';
import {
  fewestPeriods,
  longestDelaySeconds,
  mostRegularPerSecond,
  regularDelayShare,
  regularDispersion,
  smallestGroup,
} from './thresholds.ts';

/** D2: whether votes arrive too evenly for independent people. */
export function arriveRegularly(votes: readonly Pick<RecentVote, 'votedAt'>[]): boolean {
  const times = votes.map(({ votedAt }) => votedAt).toSorted((a, b) => a - b);
  // Four votes per period: fewer make even a clock look irregular.
  const periods = Math.floor(times.length / 4);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const spanMs = last - first;
  if (periods < fewestPeriods || times.length > (spanMs / 1_000) * mostRegularPerSecond) return false;
  const counts = Array.from({ length: periods }, () => 0);
  for (const time of times) {
    const period = Math.min(periods - 1, Math.floor(((time - first) / spanMs) * periods));
    counts[period] = (counts[period] ?? 0) + 1;
  }
  const mean = times.length / periods;
  const variance = counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / (periods - 1);
  return variance / mean < regularDispersion;
}

/**
 * D2: the votes whose delays from registration are within ± 10 % of each other, if hardly any other delays are of that
 * order. People take between seconds and minutes.
 */
export function findRegularDelays(votes: readonly RecentVote[]): RecentVote[] {
  const sorted = votes
    .map((vote) => ({ vote, delay: Math.max(0.5, (vote.votedAt - vote.registeredAt) / 1_000) }))
    .filter(({ delay }) => delay <= longestDelaySeconds)
    .toSorted((a, b) => a.delay - b.delay);
  const countUpTo = (delay: number): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle]?.delay ?? 0) <= delay) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  let best = { from: 0, to: 0 };
  for (let from = 0; from < sorted.length; from++) {
    const delay = sorted[from]?.delay ?? 0;
    const to = countUpTo(delay * 1.2);
    const around = countUpTo(delay * 2.2) - countUpTo(delay / 1.8);
    if (to - from >= smallestGroup && to - from >= around * regularDelayShare && to - from > best.to - best.from)
      best = { from, to };
  }
  return sorted.slice(best.from, best.to).map(({ vote }) => vote);
}

import type { VoteCount } from './count-votes.ts';
import { dayBounds, type DemoClock, hour } from './demo-clock.ts';
import { between, pickWeighted, type Random } from './random.ts';

/** Relative number of votes in each hour of the day (UTC). */
const hourWeights = [4, 2, 1, 1, 1, 2, 4, 7, 9, 9, 9, 10, 12, 13, 12, 10, 10, 12, 15, 19, 22, 21, 15, 9];

type Life = VoteCount & { daysAgo: number; createdAt: number };

/**
 * Returns the times of an idea's votes, oldest first. `busy` has the weight of each of the board's days, by days ago. New
 * ideas get more votes than old ones. No vote is earlier than the idea's publication.
 */
export function voteTimes(
  { before, today, daysAgo, createdAt }: Life,
  busy: readonly number[],
  clock: DemoClock,
  random: Random,
): number[] {
  const weights = Array.from({ length: daysAgo }, (_, age) => busy[daysAgo - age]! * (0.4 + 1.2 * Math.exp(-age / 5)));
  const times = Array.from({ length: before }, () => {
    const { start, end } = dayBounds(clock, daysAgo - pickWeighted(random, weights));
    if (createdAt >= start) return Math.floor(between(random, createdAt, end));
    return timeOn(start, random);
  });
  const { start, end } = dayBounds(clock, 0);
  for (let vote = 0; vote < today; vote++) times.push(Math.floor(between(random, Math.max(start, createdAt), end)));
  return times.toSorted((a, b) => a - b);
}

/** Returns a time on the day, more often in the evening than at night. */
export function timeOn(start: number, random: Random): number {
  return Math.floor(start + (pickWeighted(random, hourWeights) + random()) * hour);
}

import type { VoteCount } from './count-votes.ts';
import { dayBounds, type DemoClock, hour } from './demo-clock.ts';
import { between, pickWeighted, type Random } from './random.ts';

/** Relative number of votes in each hour of the day (UTC). */
const hourWeights = [4, 2, 1, 1, 1, 2, 4, 7, 9, 9, 9, 10, 12, 13, 12, 10, 10, 12, 15, 19, 22, 21, 15, 9];

type Life = VoteCount & { daysAgo: number; createdAt: number };

/**
 * Returns the times of an idea's votes, oldest first: many while the idea is new, then fewer, with a second peak around
 * the day its creator mentioned it. No vote is earlier than the idea's publication.
 */
export function voteTimes({ before, today, daysAgo, createdAt }: Life, clock: DemoClock, random: Random): number[] {
  const ages = Array.from({ length: daysAgo }, (_, age) => age);
  const mentioned = between(random, 0, daysAgo);
  const weights = ages.map(
    (age) => (Math.exp(-age / 3) + 0.15) * between(random, 0.5, 1.5) + 1.4 * Math.exp(-((age - mentioned) ** 2) / 2),
  );
  const times = Array.from({ length: before }, () => {
    const { start, end } = dayBounds(clock, daysAgo - pickWeighted(random, weights));
    if (createdAt >= start) return Math.floor(between(random, createdAt, end));
    return Math.floor(start + (pickWeighted(random, hourWeights) + random()) * hour);
  });
  const { start, end } = dayBounds(clock, 0);
  for (let vote = 0; vote < today; vote++) times.push(Math.floor(between(random, Math.max(start, createdAt), end)));
  return times.toSorted((a, b) => a - b);
}

import { dayBounds, type DemoClock } from './demo-clock.ts';
import { between, randomFor } from './random.ts';

/** Relative number of votes on each day of the week, starting on Sunday. */
const weekdayWeights = [1.3, 0.75, 0.8, 0.9, 0.95, 1.05, 1.35];

/** How much a post by the creator adds on the day of the post and on the following days. */
const postEffect = [3.2, 1.3, 0.5];

/**
 * Returns the relative number of votes on each day of a board's history, by days ago: it grows over the weeks, follows
 * the days of the week, and peaks when the creator posts a link to the board, about once a week.
 */
export function busyDays(username: string, days: number, clock: DemoClock): number[] {
  const random = randomFor(`${username}: busy days`);
  const weights = Array.from({ length: days + 1 }, (_, daysAgo) => {
    const weekday = new Date(dayBounds(clock, daysAgo).start).getUTCDay();
    const growth = 0.3 + 0.7 * (1 - daysAgo / (days + 1));
    return growth * weekdayWeights[weekday]! * between(random, 0.8, 1.2);
  });
  // The first post is the one that opened the board.
  for (let posted = days; posted >= 0; posted -= Math.round(between(random, 5, 10))) {
    for (const [later, effect] of postEffect.entries()) {
      const daysAgo = posted - later;
      if (daysAgo >= 0) weights[daysAgo]! *= 1 + effect * between(random, 0.7, 1.2);
    }
  }
  return weights;
}

import type { DemoCreator, DemoIdea } from './demo-creator.ts';
import { between, type Random, randomFor } from './random.ts';

export type VoteCount = { before: number; today: number };

/**
 * Returns how many votes each idea received before and after the last chart close. Vote totals decline from place to
 * place according to Zipf's law.
 */
export function countVotes(creator: DemoCreator): VoteCount[] {
  const random = randomFor(`${creator.username}: votes`);
  let above = Infinity;
  return creator.ideas.map((idea, index) => {
    const expected = creator.topVotes * (index + 1) ** -0.85 * between(random, 0.94, 1.06);
    const votes = Math.min(above, idea.votes ?? Math.round(expected));
    above = votes;
    const today = creator.quietToday ? 0 : (idea.votesToday ?? Math.round(votes * todaysShare(idea, random)));
    return { before: votes - today, today };
  });
}

function todaysShare(idea: DemoIdea, random: Random): number {
  if (idea.daysAgo === 0) return 1;
  if (idea.trend === 'rising') return between(random, 0.14, 0.24);
  if (idea.trend === 'fading') return 0;
  return between(random, 0.01, 0.03);
}

import { favourZ, priorVotes, smallestGroup } from './thresholds.ts';

/** Votes per idea. */
type Votes = ReadonlyMap<number, number>;

/** Several sets of other voters, and the ideas' shares of all earlier votes. */
export type Others = { some: readonly Votes[]; prior: Votes };

/**
 * D1: the ideas that a group of voters favours far more than others do. Bots lift one idea, while a creator who asks for
 * votes lifts it among everyone. The others are several sets of voters, and their highest share counts: fans answer a call
 * hours later, and new fans follow it more than old ones.
 */
export function detectFavour(group: Votes, { some: others, prior }: Others, ratio: number): number[] {
  const size = sum(group);
  const sizes = others.map(sum);
  return [...group].flatMap(([ideaId, votes]) => {
    if (votes < smallestGroup) return [];
    const expected = priorVotes * (prior.get(ideaId) ?? 0);
    const shares = others.map(
      (some, place) => ((some.get(ideaId) ?? 0) + expected) / ((sizes[place] ?? 0) + priorVotes),
    );
    const share = Math.max(...shares);
    if (votes / size < ratio * share) return [];
    const z = (votes - size * share) / Math.sqrt(size * share * (1 - share));
    return z > favourZ ? [ideaId] : [];
  });
}

function sum(votes: Votes): number {
  return [...votes.values()].reduce((total, some) => total + some, 0);
}

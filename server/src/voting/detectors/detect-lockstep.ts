import type { RecentVote } from './recent-votes.ts';
import { lockstepAccounts, lockstepIdeas, lockstepLift, lockstepSeconds } from './thresholds.ts';

export type Lockstep = { ideaIds: number[]; votes: RecentVote[] };

/**
 * D4: groups of accounts that voted for exactly the same ideas, each within two minutes, although the other voters of the
 * window rarely choose these ideas together. If a creator asks for votes for three ideas, the others choose them too.
 */
export function detectLockstep(votes: readonly RecentVote[]): Lockstep[] {
  const voters = [...Map.groupBy(votes, ({ accountId }) => accountId).values()];
  const sets = Map.groupBy(voters.filter(isTogether), (own) =>
    own
      .map(({ ideaId }) => ideaId)
      .toSorted(ascending)
      .join(' '),
  );
  const chosenBy = new Map<number, number>();
  for (const { ideaId } of votes) chosenBy.set(ideaId, (chosenBy.get(ideaId) ?? 0) + 1);
  return [...sets].flatMap(([key, members]) => {
    if (members.length < lockstepAccounts) return [];
    const ideaIds = key.split(' ').map(Number);
    const others = voters.length - members.length;
    // One more voter, who chose every idea: without others, nothing is known about the ideas.
    const shares = ideaIds.map((id) => ((chosenBy.get(id) ?? 0) - members.length + 1) / (others + 1));
    const expected = voters.length * shares.reduce((product, share) => product * share, 1);
    return members.length >= lockstepLift * expected ? [{ ideaIds, votes: members.flat() }] : [];
  });
}

function isTogether(votes: readonly RecentVote[]): boolean {
  return votes.length >= lockstepIdeas && spanOf(votes) <= lockstepSeconds;
}

/** The seconds from the first vote to the last. */
export function spanOf(votes: readonly RecentVote[]): number {
  const times = votes.map(({ votedAt }) => votedAt);
  return (Math.max(...times) - Math.min(...times)) / 1_000;
}

const ascending = (a: number, b: number): number => a - b;

import type { Idea } from '@upnext/contract/boards/ideas';

/** What is at stake for an idea. */
export type Stake =
  | { kind: 'ahead' | 'behind'; count: number; place: number }
  | { kind: 'level' | 'overtaking'; place: number }
  | { kind: 'noVotes' };

export type Standing = {
  /** The length of its bar: its part of the leader's votes, 0 to 1. */
  share: number;
  stake: Stake | undefined;
};

/**
 * How every shown idea stands. Its neighbours on the chart are looked up by place: the list may be in another order, and
 * then the leader may not be among them, hence `leaderVotes`.
 */
export function standingsOf(ideas: readonly Idea[], leaderVotes = 0): ReadonlyMap<number, Standing> {
  const votesAt = new Map(ideas.map(({ position, votes }) => [position.current, votes]));
  const most = Math.max(leaderVotes, ...ideas.map(({ votes }) => votes));
  return new Map(
    ideas.map((idea) => [idea.id, { share: most === 0 ? 0 : idea.votes / most, stake: stakeOf(idea, votesAt) }]),
  );
}

function stakeOf({ position: { current }, votes }: Idea, votesAt: Map<number | null, number>): Stake | undefined {
  if (votes === 0) return { kind: 'noVotes' };
  if (current === null) return undefined;
  const rival = current === 1 ? 2 : current - 1;
  const rivalVotes = votesAt.get(rival);
  if (rivalVotes === undefined) return undefined;
  if (rivalVotes === votes) return { kind: 'level', place: rival };
  const count = Math.abs(rivalVotes - votes);
  if (current === 1) return { kind: 'ahead', count, place: rival };
  // Its own vote may be here before the new places are.
  return rivalVotes > votes ? { kind: 'behind', count, place: rival } : { kind: 'overtaking', place: rival };
}

import type { Idea } from '@upnext/contract/boards/ideas';

/** An idea's gap to its neighbour on the chart. */
export type Gap =
  | { kind: 'ahead' | 'behind'; count: number; place: number }
  | { kind: 'level' | 'overtaking'; place: number }
  | { kind: 'noVotes' };

export type Standing = {
  /** Length of the bar: the idea's votes as a fraction of the leader's, 0 to 1. */
  share: number;
  stake: Gap | undefined;
};

/**
 * The standing of every listed idea. Neighbours are looked up by place, because the list may be sorted differently. In
 * that case, the leader may not be in the list, so its votes are passed as `leaderVotes`.
 */
export function standingsOf(ideas: readonly Idea[], leaderVotes = 0): ReadonlyMap<number, Standing> {
  const votesAt = new Map(ideas.map(({ position, votes }) => [position.current, votes]));
  const most = Math.max(leaderVotes, ...ideas.map(({ votes }) => votes));
  return new Map(
    ideas.map((idea) => [idea.id, { share: most === 0 ? 0 : idea.votes / most, stake: stakeOf(idea, votesAt) }]),
  );
}

function stakeOf({ position: { current }, votes }: Idea, votesAt: Map<number | null, number>): Gap | undefined {
  if (votes === 0) return { kind: 'noVotes' };
  if (current === null) return undefined;
  const rival = current === 1 ? 2 : current - 1;
  const rivalVotes = votesAt.get(rival);
  if (rivalVotes === undefined) return undefined;
  if (rivalVotes === votes) return { kind: 'level', place: rival };
  const count = Math.abs(rivalVotes - votes);
  if (current === 1) return { kind: 'ahead', count, place: rival };
  if (rivalVotes > votes) return { kind: 'behind', count, place: rival };
  // The viewer's vote may be counted before the places are updated. On a new board, it can overtake several ideas.
  let place = rival;
  while ((votesAt.get(place - 1) ?? votes) < votes) place--;
  return { kind: 'overtaking', place };
}

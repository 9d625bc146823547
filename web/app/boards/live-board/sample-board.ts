import type { BoardPage } from '@upnext/contract/boards/boards';

/** Test helper: a board page with the given version and votes per idea id. */
export function makePage(version: number, votes: Record<number, number>): BoardPage {
  const ranking = Object.entries(votes)
    .map(([id, count]) => ({ id: Number(id), votes: count }))
    .toSorted((a, b) => b.votes - a.votes);
  return {
    board: {
      version,
      totalVotes: ranking.reduce((sum, idea) => sum + idea.votes, 0),
      leaderVotes: ranking[0]?.votes ?? 0,
    },
    ideas: ranking.map((idea, index) => ({ ...idea, position: { current: index + 1, previous: null, change: null } })),
    nextCursor: null,
  } as BoardPage;
}

export const votesOf = ({ ideas }: BoardPage) => Object.fromEntries(ideas.map(({ id, votes }) => [id, votes]));
export const orderOf = ({ ideas }: BoardPage) => ideas.map(({ id }) => id);

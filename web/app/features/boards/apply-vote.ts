import type { BoardPage } from '@upnext/contract/boards';
import type { VoteReply } from '@upnext/contract/votes';

/** The board with the numbers of a vote that counted, unless it shows newer ones already. */
export function applyVote(page: BoardPage, { ideaId, votes, version }: VoteReply): BoardPage {
  const idea = page.ideas.find(({ id }) => id === ideaId);
  if (!idea || version <= page.board.version) return page;
  return {
    ...page,
    board: { ...page.board, version, totalVotes: page.board.totalVotes + votes - idea.votes },
    ideas: page.ideas.map((other) => (other === idea ? { ...idea, votes } : other)),
  };
}

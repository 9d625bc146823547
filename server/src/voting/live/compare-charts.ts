import type { BoardPage, OpenRound } from '@upnext/contract/boards/boards';
import type { LiveMessage } from '@upnext/contract/voting/live';

/** The difference between two states of a board. Without `before`, all rows are included. */
export function compareCharts(before: BoardPage | undefined, now: BoardPage): LiveMessage {
  const known = new Map(before?.ideas.map((idea) => [idea.id, idea]));
  const rows = now.ideas
    .filter((idea) => {
      const old = known.get(idea.id);
      return !old || old.votes !== idea.votes || !isSamePosition(old.position, idea.position);
    })
    .map(({ id, votes, position }) => ({ id, votes, position }));
  return {
    version: now.board.version,
    totalVotes: now.board.totalVotes,
    rows,
    reload: before !== undefined && words(before) !== words(now, before.board.openRound),
  };
}

function isSamePosition(a: BoardPage['ideas'][number]['position'], b: typeof a): boolean {
  return a.current === b.current && a.previous === b.previous;
}

/**
 * Serializes everything that the page shows except the votes and places of its rows. `ideaCount` reveals new ideas
 * beyond the first page.
 */
function words({ creator, boards, ideas, board }: BoardPage, roundBefore?: OpenRound): string {
  const texts = ideas
    .map(({ id, title, description, stage, picture }) => [id, title, description, stage, picture])
    .toSorted(([a], [b]) => Number(a) - Number(b));
  return JSON.stringify([
    creator,
    boards,
    texts,
    board.name,
    board.banner,
    board.isArchived,
    board.acceptsSuggestions,
    board.ideaCount,
    board.openRound ?? (isOver(roundBefore) ? roundBefore : undefined),
  ]);
}

/** When its time is up, an open page turns the notice of a round into a link to the result. It needn't be reloaded. */
function isOver(round: OpenRound | undefined): boolean {
  return round !== undefined && Date.parse(round.closesAt) <= Date.now();
}

import { replaceEqualDeep } from '@tanstack/react-query';
import type { BoardPage, ChartSort } from '@upnext/contract/boards/boards';
import type { Idea, Position } from '@upnext/contract/boards/ideas';
import type { VoteReply } from '@upnext/contract/voting/votes';

/**
 * A board as this browser knows it. A page just read is all of one version; a vote of one's own and live messages bring
 * newer numbers to some of it, and pages on their way bring newer words with older numbers.
 */
export type KnownBoard = BoardPage & { known?: Known };

type Known = {
  /** Which ideas there are, and how they read, is of this version. */
  words: number;
  /** Counts and places are all of this version. */
  numbers: number;
  /** But these ideas have the count of a vote of one's own, which is of a later one. */
  own: Record<number, number>;
  /** Places that aren't shown yet. */
  held: Record<number, Position>;
};

export function knownOf({ board: { version }, known }: KnownBoard): Known {
  return known ?? { words: version, numbers: version, own: {}, held: {} };
}

/** The board with the numbers of a vote that counted, unless it shows newer ones already. */
export function applyVote(page: KnownBoard, { ideaId, votes, version }: VoteReply): KnownBoard {
  const known = knownOf(page);
  const idea = page.ideas.find(({ id }) => id === ideaId);
  if (!idea || version <= Math.max(known.numbers, known.own[ideaId] ?? 0)) return page;
  return {
    ...page,
    board: {
      ...page.board,
      version: Math.max(version, page.board.version),
      totalVotes: page.board.totalVotes + votes - idea.votes,
    },
    ideas: page.ideas.map((other) => (other === idea ? { ...idea, votes } : other)),
    known: { ...known, own: { ...known.own, [ideaId]: version } },
  };
}

/** Ideas may have changed places between two questions: none is shown twice. */
export function joinPages(first: KnownBoard, next: BoardPage): KnownBoard {
  const shown = new Set(first.ideas.map(({ id }) => id));
  return {
    ...next,
    board: first.board.version > next.board.version ? first.board : next.board,
    ideas: [...first.ideas, ...next.ideas.filter(({ id }) => !shown.has(id))],
    known: knownOf(first),
  };
}

/** A page that was overtaken on its way never takes a number back; its words may be news all the same. */
export function keepNewer(before: KnownBoard | undefined, next: KnownBoard, sort: ChartSort): KnownBoard {
  if (!before || next.board.version >= before.board.version) return replaceEqualDeep(before, next);
  const { words, numbers, own, held } = knownOf(before);
  const { version } = next.board;
  if (version < words) return before;
  const shown = new Map(before.ideas.map((idea) => [idea.id, idea]));
  const ideas = next.ideas.map((idea) => {
    const old = shown.get(idea.id);
    if (old && version < numbers) return { ...idea, votes: old.votes, position: held[idea.id] ?? old.position };
    return old && version < (own[idea.id] ?? 0) ? { ...idea, votes: old.votes } : idea;
  });
  const { totalVotes, leaderVotes } = before.board;
  return replaceEqualDeep(before, {
    ...next,
    board: { ...next.board, version: before.board.version, totalVotes, leaderVotes },
    ideas: inOrder(ideas, sort),
    known: { words: version, numbers: Math.max(numbers, version), own, held: {} },
  });
}

/** The newest first stay so, whatever their places. */
export function inOrder(ideas: Idea[], sort: ChartSort): Idea[] {
  const place = ({ position: { current } }: Idea) => current ?? Number.MAX_SAFE_INTEGER;
  return sort === 'chart' ? ideas.toSorted((a, b) => place(a) - place(b)) : ideas;
}

import { replaceEqualDeep } from '@tanstack/react-query';
import type { BoardPage, ChartSort } from '@upnext/contract/boards/boards';
import type { Idea, Position } from '@upnext/contract/boards/ideas';
import type { VoteReply } from '@upnext/contract/voting/votes';

/**
 * A board with the versions of its parts. A freshly fetched page has a single version. Then the viewer's own votes and
 * live messages update some numbers to a newer version, and a response in flight may bring a newer idea list with older
 * numbers.
 */
export type KnownBoard = BoardPage & { known?: Known };

type Known = {
  /** Version of the idea list, titles and descriptions. */
  words: number;
  /** Version of the vote counts and places. */
  numbers: number;
  /** Ideas whose count is newer because of the viewer's own vote, with the board version of that vote. */
  own: Record<number, number>;
  /** Received places that are not shown yet. */
  held: Record<number, Position>;
};

export function knownOf({ board: { version }, known }: KnownBoard): Known {
  return known ?? { words: version, numbers: version, own: {}, held: {} };
}

/** Applies the response to the viewer's vote, unless newer numbers are already shown. */
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

/** Appends a page. Ideas may have moved between the two requests, so duplicates are removed. */
export function joinPages(first: KnownBoard, next: BoardPage): KnownBoard {
  const shown = new Set(first.ideas.map(({ id }) => id));
  return {
    ...next,
    board: first.board.version > next.board.version ? first.board : next.board,
    ideas: [...first.ideas, ...next.ideas.filter(({ id }) => !shown.has(id))],
    known: knownOf(first),
  };
}

/**
 * Never overwrites numbers with those of an older response, but still takes that response's idea list if it is newer.
 */
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

/** Sorts the ideas by place. If the sort order is "newest", the list stays as it is. */
export function inOrder(ideas: Idea[], sort: ChartSort): Idea[] {
  const place = ({ position: { current } }: Idea) => current ?? Number.MAX_SAFE_INTEGER;
  return sort === 'chart' ? ideas.toSorted((a, b) => place(a) - place(b)) : ideas;
}

import type { InfiniteData } from '@tanstack/react-query';
import type { Idea } from '@upnext/contract/boards/ideas';

export type OwnIdeasPage = { ideas: Idea[]; ideaCount: number; nextCursor: string | null };
export type OwnIdeasCache = InfiniteData<OwnIdeasPage, string | null>;

/** Optimistic update: inserts the idea into the cached chart until the server's next response confirms it. */
export function insertIdea(cache: OwnIdeasCache, idea: Idea): OwnIdeasCache {
  const place = placeOf(idea);
  const home = cache.pages.findIndex(
    ({ ideas, nextCursor }) => nextCursor === null || ideas.some((other) => placeOf(other) >= place),
  );
  return mapPages(cache, 1, (ideas, at) => {
    const shifted = ideas.map((other) => (placeOf(other) >= place ? moveDown(other, 1) : other));
    return at === home ? [...shifted, idea].toSorted((a, b) => placeOf(a) - placeOf(b)) : shifted;
  });
}

export function removeIdea(cache: OwnIdeasCache, gone: Idea): OwnIdeasCache {
  return mapPages(cache, -1, (ideas) =>
    ideas
      .filter(({ id }) => id !== gone.id)
      .map((other) => (placeOf(other) > placeOf(gone) ? moveDown(other, -1) : other)),
  );
}

export function replaceIdea(cache: OwnIdeasCache, changed: Idea): OwnIdeasCache {
  return mapPages(cache, 0, (ideas) => ideas.map((idea) => (idea.id === changed.id ? changed : idea)));
}

function mapPages(
  cache: OwnIdeasCache,
  more: number,
  change: (ideas: Idea[], pageIndex: number) => Idea[],
): OwnIdeasCache {
  return {
    ...cache,
    pages: cache.pages.map((page, at) => ({
      ...page,
      ideas: change(page.ideas, at),
      ideaCount: page.ideaCount + more,
    })),
  };
}

function placeOf({ position }: Idea): number {
  return position.current ?? Infinity;
}

function moveDown(idea: Idea, steps: number): Idea {
  const { current, previous } = idea.position;
  if (current === null) return idea;
  const place = current + steps;
  return { ...idea, position: { current: place, previous, change: previous === null ? null : previous - place } };
}

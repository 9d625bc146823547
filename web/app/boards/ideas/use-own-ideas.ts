import { useInfiniteQuery } from '@tanstack/react-query';
import type { Idea } from '@upnext/contract/boards/ideas';

import { ownIdeasQuery, type Owner } from './own-ideas-query.ts';

export type OwnIdeasState = ReturnType<typeof useOwnIdeas>;

const none: Idea[] = [];

/** The creator's published ideas that have been loaded so far, in chart order. */
export function useOwnIdeas(owner: Owner) {
  const query = useInfiniteQuery(ownIdeasQuery(owner));
  const ideas = query.data?.pages.flatMap((page) => page.ideas) ?? none;
  const leaderVotes = ideas[0]?.votes ?? 0;
  return {
    ...query,
    ideas,
    ideaCount: query.data?.pages.at(-1)?.ideaCount ?? 0,
    shareOf: ({ votes }: Idea) => (leaderVotes === 0 ? 0 : votes / leaderVotes),
  };
}

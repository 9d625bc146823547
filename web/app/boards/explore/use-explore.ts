import { useSuspenseQuery } from '@tanstack/react-query';
import { explore } from '@upnext/contract/boards/boards';
import type { Idea } from '@upnext/contract/boards/ideas';
import type { VoteReply } from '@upnext/contract/voting/votes';
import { useMemo, useState } from 'react';

import { queryOf } from '../../api/query.ts';
import { useMorePages } from '../../api/use-more-pages.ts';

/** The ideas loaded so far, updated with votes cast in this session. */
export function useExplore(words: string) {
  const search = words ? { q: words } : {};
  const { data: first } = useSuspenseQuery(queryOf(explore, { query: search }));
  const after = (cursor: string) => ({ query: { ...search, cursor } });
  const { pages, ...more } = useMorePages(explore, after, first);
  const [counted, setCounted] = useState<ReadonlyMap<number, number>>(new Map());
  const ideas = useMemo(() => joinIdeas([first, ...pages], counted), [first, pages, counted]);
  return {
    ...more,
    featured: first.featured,
    ideas,
    onVoted: ({ ideaId, votes }: VoteReply) => setCounted((before) => new Map(before).set(ideaId, votes)),
  };
}

/**
 * The order can change between page requests, so duplicates are removed. The count after the viewer's own vote or
 * withdrawal replaces the loaded one.
 */
function joinIdeas(pages: readonly { ideas: readonly Idea[] }[], counted: ReadonlyMap<number, number>): Idea[] {
  const byId = new Map(pages.flatMap((page) => page.ideas).map((idea) => [idea.id, idea]));
  return [...byId.values()].map((idea) => ({ ...idea, votes: counted.get(idea.id) ?? idea.votes }));
}

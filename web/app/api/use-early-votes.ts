import { useQueries } from '@tanstack/react-query';
import { listEarlyVotes } from '@upnext/contract/votes';

import { queryOf } from './query.ts';
import { useViewer } from './viewer.ts';

/** Of these pages of made ideas, what the viewer voted for early: asked once the page is there, and by whoever is signed in. */
export function useEarlyVotes(pages: number[][]): Set<number> {
  const viewer = useViewer();
  const answers = useQueries({
    queries: pages
      .filter((ids) => ids.length > 0)
      .map((ids) => ({ ...queryOf(listEarlyVotes, { query: { ideas: ids.join(',') } }), enabled: Boolean(viewer) })),
  });
  return new Set(viewer ? answers.flatMap(({ data }) => data?.ideaIds ?? []) : []);
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listEarlyVotes } from '@upnext/contract/voting/votes';

import { queryOf } from './query.ts';
import { useViewer } from './viewer.ts';

/** Of these pages of made ideas, what the viewer voted for early: asked once the page is there, and by whoever is signed in. */
export function useEarlyVotes(pages: number[][]): Set<number> {
  const viewer = useViewer();
  const client = useQueryClient();
  const asked = pages.filter((ids) => ids.length > 0).map((ids) => ids.join(','));
  const { data: answers = [] } = useQuery({
    queryKey: ['early votes', viewer?.id, asked],
    // A page that was asked for before is not asked for again.
    queryFn: () =>
      Promise.all(asked.map((ideas) => client.ensureQueryData(queryOf(listEarlyVotes, { query: { ideas } })))),
    enabled: Boolean(viewer) && asked.length > 0,
    placeholderData: (before, query) => (query?.queryKey[1] === viewer?.id ? before : undefined),
  });
  return new Set(viewer ? answers.flatMap(({ ideaIds }) => ideaIds) : []);
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listEarlyVotes } from '@upnext/contract/voting/votes';

import { queryOf } from './query.ts';
import { useViewer } from './viewer.ts';

/** The made ideas on these pages that the logged-in viewer voted for early. Fetched after the page is shown. */
export function useEarlyVotes(pages: number[][]): Set<number> {
  const viewer = useViewer();
  const client = useQueryClient();
  const asked = pages.filter((ids) => ids.length > 0).map((ids) => ids.join(','));
  const { data: answers = [] } = useQuery({
    queryKey: ['early votes', viewer?.id, asked],
    // ensureQueryData doesn't refetch pages that are already cached.
    queryFn: () =>
      Promise.all(asked.map((ideas) => client.ensureQueryData(queryOf(listEarlyVotes, { query: { ideas } })))),
    enabled: Boolean(viewer) && asked.length > 0,
    placeholderData: (before, query) => (query?.queryKey[1] === viewer?.id ? before : undefined),
  });
  return new Set(viewer ? answers.flatMap(({ ideaIds }) => ideaIds) : []);
}

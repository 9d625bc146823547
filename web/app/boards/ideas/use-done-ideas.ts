import { useInfiniteQuery } from '@tanstack/react-query';
import { getLane } from '@upnext/contract/boards/roadmap';

import { call } from '../../api/client.ts';
import { keyOfDone, type Owner } from './own-ideas-query.ts';

/** Closed ideas of one stage, newest first, as far as they are loaded. */
export function useDoneIdeas(owner: Owner, stage: 'made' | 'set-aside') {
  const params = { username: owner.handle, stage };
  const query = useInfiniteQuery({
    queryKey: [keyOfDone(owner), stage],
    queryFn: ({ pageParam: cursor }) => call(getLane, { params, query: { cursor } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return { ...query, stage, ideas: query.data?.pages.flatMap((page) => page.ideas) ?? [] };
}

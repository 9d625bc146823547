import { useInfiniteQuery } from '@tanstack/react-query';
import { getLane } from '@upnext/contract/boards/roadmap';

import { call } from '../../api/client.ts';
import { keyOfDone, type DoneStage, type Owner } from './own-ideas-query.ts';

/** The closed ideas in one stage that have been loaded so far, newest first. */
export function useDoneIdeas(owner: Owner, stage: DoneStage) {
  const params = { username: owner.handle, stage };
  const query = useInfiniteQuery({
    queryKey: [keyOfDone(owner, stage)],
    queryFn: ({ pageParam: cursor }) => call(getLane, { params, query: { cursor } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  return { ...query, stage, ideas: query.data?.pages.flatMap((page) => page.ideas) ?? [] };
}

import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Endpoint, InputOf, ReplyOf } from '@upnext/contract/endpoint';
import { toRequest } from '@upnext/contract/request';

import { call } from './client.ts';

/** One for the browser, one per request on the server. Boards change by live update and by explicit refresh only. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network a call fails, and says so, instead of waiting in silence until there is one.
      queries: {
        staleTime: Infinity,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** A query's key is the address it asks: `invalidateQueries({ queryKey: [keyOf(listIdeas, {})] })`. */
export function keyOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): string {
  return toRequest(endpoint, input).url;
}

/** For useQuery and useSuspenseQuery. What a loader seeded is there at once, on the server too. */
export function queryOf<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions<ReplyOf<E>>({ queryKey: [keyOf(endpoint, input)], queryFn: () => call(endpoint, input) });
}

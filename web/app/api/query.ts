import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Endpoint, InputOf, ReplyOf } from '@upnext/contract/endpoint';
import { toRequest } from '@upnext/contract/request';

import { call } from './client.ts';

/** One client in the browser, one per request on the server. Boards change only by live update or explicit refresh. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // `always`: offline, a call fails with an error instead of pausing until the network returns.
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

/** A query's key is its URL: `invalidateQueries({ queryKey: [keyOf(listIdeas, {})] })`. */
export function keyOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): string {
  return toRequest(endpoint, input).url;
}

/** Options for useQuery and useSuspenseQuery. Data seeded by a loader is available immediately, also on the server. */
export function queryOf<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions<ReplyOf<E>>({ queryKey: [keyOf(endpoint, input)], queryFn: () => call(endpoint, input) });
}

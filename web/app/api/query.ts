import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Endpoint, InputOf, ReplyOf } from '@upnext/contract/endpoint';
import { toRequest } from '@upnext/contract/request';

import { call } from './client.ts';

/**
 * There is one client in the browser, and one per request on the server. Board data changes only through live updates
 * or an explicit refresh.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // With `always`, a call fails with an error when offline instead of pausing until the network returns.
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

/**
 * Options for useQuery and useSuspenseQuery. Data seeded by a loader is available immediately, including on the server.
 */
export function queryOf<E extends Endpoint>(endpoint: E, input: InputOf<E>) {
  return queryOptions<ReplyOf<E>>({ queryKey: [keyOf(endpoint, input)], queryFn: () => call(endpoint, input) });
}

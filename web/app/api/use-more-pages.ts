import { useInfiniteQuery } from '@tanstack/react-query';
import type { Endpoint, InputOf, ReplyOf } from '@upnext/contract/endpoint';

import { call } from './client.ts';
import { keyOf } from './query.ts';

type Page = { nextCursor: string | null };

type More<P> = {
  pages: P[];
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  loadMore: () => void;
};

/**
 * All pages after the first one, which the loader has already fetched. Each is fetched when the reader asks for more.
 */
export function useMorePages<E extends Endpoint>(
  endpoint: E,
  toInput: (cursor: string) => InputOf<E>,
  first: ReplyOf<E> & Page,
): More<ReplyOf<E>> {
  const { data, fetchNextPage, isFetching, isError } = useInfiniteQuery({
    // With another first page, the pages after the old one would leave a gap or repeat entries.
    queryKey: [keyOf(endpoint, toInput('')), 'more', first.nextCursor],
    queryFn: ({ pageParam }) => call(endpoint, toInput(pageParam)) as Promise<ReplyOf<E> & Page>,
    initialPageParam: first.nextCursor ?? '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: false,
  });
  const pages = data?.pages ?? [];
  return {
    pages,
    hasMore: (pages.at(-1) ?? first).nextCursor !== null,
    isLoading: isFetching,
    hasFailed: isError && !isFetching,
    loadMore: () => void fetchNextPage(),
  };
}

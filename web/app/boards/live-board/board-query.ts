import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getBoard, type BoardPage, type ChartSort } from '@upnext/contract/boards/boards';
import { getLinkedBoard } from '@upnext/contract/boards/share-links';

import { call } from '../../api/client.ts';
import { keyOf } from '../../api/query.ts';
import { joinPages, keepNewer, type KnownBoard } from './known-board.ts';

/** Identifies a board by its creator's username or by a share link token. */
export type BoardAddress = { username: string } | { token: string };

const cachedMs = 1_000;

export type BoardInput = { address: BoardAddress; sort: ChartSort; words?: string; cursor?: string };

/** Omit the default sort order, so the URL is the same as everyone else's and can be cached. */
const parametersOf = ({ sort, words, cursor }: BoardInput) => ({
  ...(sort === 'chart' ? {} : { sort }),
  ...(words ? { q: words } : {}),
  ...(cursor === undefined ? {} : { cursor }),
});

export function fetchBoard(input: BoardInput): Promise<BoardPage> {
  const { address } = input;
  const query = parametersOf(input);
  return 'token' in address
    ? call(getLinkedBoard, { params: { token: address.token }, query })
    : call(getBoard, { params: { username: address.username }, query });
}

/** The query for a board. A loader seeds it, and the page reads it. A refetch loads as many ideas as are shown. */
export function boardQuery(client: QueryClient, input: BoardInput) {
  const queryKey = [boardKey(input)];
  const shown = () => client.getQueryData<KnownBoard>(queryKey);
  return queryOptions<KnownBoard>({
    queryKey,
    queryFn: async () => {
      const versionBefore = shown()?.board.version ?? 0;
      let page: KnownBoard = await fetchBoard(input);
      if (page.board.version < versionBefore) {
        // Shared caches keep a board for one second, so this response may not include a vote that has been counted
        // since. Wait and retry.
        await new Promise((resolve) => setTimeout(resolve, cachedMs));
        page = await fetchBoard(input);
      }
      // Checked after each request, because "Show more" may have added ideas in the meantime.
      while (page.nextCursor !== null && page.ideas.length < (shown()?.ideas.length ?? 0)) {
        page = joinPages(page, await fetchBoard({ ...input, cursor: page.nextCursor }));
      }
      return page;
    },
    structuralSharing: (before, next) => keepNewer(before as KnownBoard | undefined, next as KnownBoard, input.sort),
  });
}

export function boardKey(input: BoardInput): string {
  const { address } = input;
  const query = parametersOf(input);
  return 'token' in address
    ? keyOf(getLinkedBoard, { params: { token: address.token }, query })
    : keyOf(getBoard, { params: { username: address.username }, query });
}

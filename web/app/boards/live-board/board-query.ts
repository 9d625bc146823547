import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getBoard, type BoardPage, type ChartSort } from '@upnext/contract/boards/boards';
import { getLinkedBoard } from '@upnext/contract/boards/share-links';

import { call } from '../../api/client.ts';
import { keyOf } from '../../api/query.ts';
import { joinPages, keepNewer, type KnownBoard } from './known-board.ts';

/** A board by its creator, or by a share link. */
export type BoardAddress = { username: string } | { token: string };

const cachedMs = 1_000;

export type BoardInput = { address: BoardAddress; sort: ChartSort; words?: string; cursor?: string };

/** The usual order goes without saying: the plain address is the one that others ask too. */
const queryOf = ({ sort, words, cursor }: BoardInput) => ({
  ...(sort === 'chart' ? {} : { sort }),
  ...(words ? { q: words } : {}),
  ...(cursor === undefined ? {} : { cursor }),
});

export function askBoard(input: BoardInput): Promise<BoardPage> {
  const { address } = input;
  const query = queryOf(input);
  return 'token' in address
    ? call(getLinkedBoard, { params: { token: address.token }, query })
    : call(getBoard, { params: { username: address.username }, query });
}

/** What a loader seeds, and what the page reads. A reload asks for as many ideas as are shown. */
export function boardQuery(client: QueryClient, input: BoardInput) {
  const queryKey = [boardKey(input)];
  return queryOptions<KnownBoard>({
    queryKey,
    queryFn: async () => {
      const shown = client.getQueryData<KnownBoard>(queryKey);
      let page: KnownBoard = await askBoard(input);
      if (shown && page.board.version < shown.board.version) {
        // Caches on the way keep a board for a second: this answer is older than a vote that was counted since.
        await new Promise((resolve) => setTimeout(resolve, cachedMs));
        page = await askBoard(input);
      }
      while (page.nextCursor !== null && page.ideas.length < (shown?.ideas.length ?? 0)) {
        page = joinPages(page, await askBoard({ ...input, cursor: page.nextCursor }));
      }
      return page;
    },
    structuralSharing: (before, next) => keepNewer(before as KnownBoard | undefined, next as KnownBoard, input.sort),
  });
}

export function boardKey(input: BoardInput): string {
  const { address } = input;
  const query = queryOf(input);
  return 'token' in address
    ? keyOf(getLinkedBoard, { params: { token: address.token }, query })
    : keyOf(getBoard, { params: { username: address.username }, query });
}

import type { BoardPage, BoardQuery } from '@upnext/contract/boards';

import type { Context } from '../../context.ts';
import { perContext } from '../../per-context.ts';
import { createFreshValue, type FreshValue } from '../../platform/fresh-value.ts';
import { keepBytes, type KeptBytes } from '../../platform/http/kept-bytes.ts';
import type { FindKept } from '../../platform/http/quick-answers.ts';
import { dataHeaders } from '../../platform/http/safe-headers.ts';
import { isPassingFailure } from '../../platform/postgres/read-failure.ts';
import { createWeightedCache } from '../../platform/weighted-cache.ts';
import { boardKey } from '../chart/announce-change.ts';
import { describeBoard, findBoardRow, readBoardOf } from './read-board.ts';

export type StoredBoard = { page: BoardPage; key: string; bytes: KeptBytes; isHidden: boolean };

export const boardHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, s-maxage=1, stale-while-revalidate=2',
  vary: 'accept-encoding',
};
const mostBytes = 64 * 1024 * 1024;
/** What an entry weighs beside its bytes: the page as objects. */
const entryBytes = 20_000;
const mostHandles = 10_000;

/**
 * The first page of boards as it is sent, by handle: computed once per change and process however many ask. A reader may get
 * one that is up to two seconds old; the database is asked at most twice a second for each board.
 */
export const boardStore = perContext((context) => {
  const entries = createWeightedCache<FreshValue<StoredBoard>>(mostBytes, (entry) => {
    const stored = entry.peek();
    return (stored?.bytes.weight ?? 0) + entryBytes;
  });
  const handles = new Map<string, string>();

  context.boardChanges.listen((key) => {
    const handle = handles.get(key);
    if (handle !== undefined)
      entries
        .get(handle)
        ?.next()
        .catch(() => {});
  });

  function entryOf(handle: string): FreshValue<StoredBoard> {
    const name = handle.toLowerCase();
    const known = entries.get(name);
    if (known) return known;
    const entry = createFreshValue<StoredBoard>({
      load: async (previous) => {
        try {
          const stored = await load(context, handle, previous);
          if (stored !== previous) entries.set(name, entry);
          // More than the cache holds: most of them have left it. Those that are still there come back with their next look.
          if (handles.size >= mostHandles) handles.clear();
          handles.set(stored.key, name);
          return stored;
        } catch (error) {
          if (!isPassingFailure(error)) entries.delete(name);
          throw error;
        }
      },
      isPassing: isPassingFailure,
    });
    entries.set(name, entry);
    return entry;
  }

  return {
    /** At once, perhaps a moment old. */
    read: (handle: string): Promise<StoredBoard> => entryOf(handle).get(),
    /** As it is after this call; half a second later at most. */
    readNext: (handle: string): Promise<StoredBoard> => entryOf(handle).next(),
    finder(handle: string): FindKept {
      const name = handle.toLowerCase();
      return () => entries.get(name)?.fresh()?.bytes;
    },
  };
});

/** What is kept: the top of the chart, which nearly everyone asks for. */
export function isFirstPage({ cursor, sort, q }: BoardQuery): boolean {
  return cursor === undefined && sort === 'chart' && !q;
}

export async function readPage(context: Context, handle: string, query: BoardQuery): Promise<BoardPage> {
  if (isFirstPage(query)) return (await boardStore(context).read(handle)).page;
  return await readBoardOf(context, handle, query);
}

async function load(context: Context, handle: string, previous: StoredBoard | undefined): Promise<StoredBoard> {
  const row = await findBoardRow(context, handle);
  if (
    previous &&
    row?.board_id === previous.page.board.id &&
    row.version === previous.page.board.version &&
    previous.page.board.chartClosesAt > new Date().toISOString()
  ) {
    return previous;
  }
  const page = await describeBoard(context, row, { sort: 'chart' });
  const { id, version, chartClosesAt } = page.board;
  const etag = `W/"${id}-${version}-${chartClosesAt.slice(0, 10)}"`;
  const bytes = await keepBytes(JSON.stringify(page), etag, { ...boardHeaders, ...dataHeaders });
  return { page, key: boardKey(page.creator.id, id), bytes, isHidden: row?.is_hidden === true };
}

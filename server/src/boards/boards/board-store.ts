import type { BoardPage, BoardQuery } from '@upnext/contract/boards/boards';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';

import { createBoundedQueue } from '../../platform/bounded-queue.ts';
import { createFreshCache } from '../../platform/fresh-cache.ts';
import type { CachedResponse } from '../../platform/http/send-cached.ts';
import type { ChangeBus } from '../../platform/redis/change-bus.ts';
import { boardKey } from '../chart/announce-change.ts';
import { describeBoard, findBoardRow } from './read-board.ts';

export type StoredBoard = { page: BoardPage; key: string; response: CachedResponse; isHidden: boolean };

export const boardHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, s-maxage=1, stale-while-revalidate=2',
  vary: 'accept-encoding',
};
const defaultMaxBytes = 64 * 1024 * 1024;
/** An entry holds the JSON and also the page as objects, which take about twice as much memory as the JSON. */
const sizeFactor = 3;
const maxTracked = 10_000;

type Options = { pool: pg.Pool; boardChanges: ChangeBus; maxBytes?: number };

export type BoardStore = ReturnType<typeof createBoardStore>;

/**
 * Caches the first page of each board as a ready-to-send response, keyed by handle. PostgreSQL is queried at most twice
 * a second per board. A response is at most two seconds out of date, or half a second if the change was announced.
 */
export function createBoardStore({ pool, boardChanges, maxBytes = defaultMaxBytes }: Options) {
  /** When each cached board last changed. Announcements about other boards are ignored. */
  const changedAt = new LRUCache<string, number>({ max: maxTracked });
  const boards = createFreshCache<string, StoredBoard>({
    maxBytes,
    sizeOf: ({ response }) => response.body.length * sizeFactor,
    keyOf: (handle) => handle.toLowerCase(),
    load: async (handle, previous) => {
      const stored = await load(pool, handle, previous);
      if (!changedAt.has(stored.key)) changedAt.set(stored.key, 0);
      return stored;
    },
    isOutdated: ({ key }, loadedAt) => loadedAt < (changedAt.get(key) ?? 0),
  });
  // Serving an uncached page requires ranking the whole board, so both queues are bounded to leave database connections
  // for votes. A search costs three times as much as a page, so its queue is shorter.
  const searches = createBoundedQueue({ width: 2, depth: 20 });
  const uncachedPages = createBoundedQueue({ width: 4, depth: 1_000 });

  boardChanges.listen((key) => {
    if (changedAt.has(key)) changedAt.set(key, performance.now());
  });

  async function readUncached(handle: string, query: BoardQuery): Promise<BoardPage> {
    const row = await findBoardRow(pool, handle);
    return await (query.q ? searches : uncachedPages).run(() => describeBoard(pool, row, query));
  }

  return {
    /** Reads from the cache; the result may be up to two seconds old. */
    read: boards.get,
    /** Returns a page that was loaded after this call was made. */
    readLatest: boards.getLatest,
    readUncached,
    /** Runs a task that ranks a whole board, in the queue of uncached pages. */
    runRanking: uncachedPages.run,
    /** Serves the first page, which most requests ask for, from the cache. */
    async readPage(handle: string, query: BoardQuery): Promise<BoardPage> {
      return isFirstPage(query) ? (await boards.get(handle)).page : await readUncached(handle, query);
    },
  };
}

export function isFirstPage({ cursor, sort, q }: BoardQuery): boolean {
  return cursor === undefined && sort === 'chart' && !q;
}

async function load(pool: pg.Pool, handle: string, previous: StoredBoard | undefined): Promise<StoredBoard> {
  const row = await findBoardRow(pool, handle);
  if (
    previous &&
    row?.board_id === previous.page.board.id &&
    row.version === previous.page.board.version &&
    previous.page.board.chartClosesAt > new Date().toISOString()
  ) {
    return previous;
  }
  const page = await describeBoard(pool, row, { sort: 'chart' });
  const { id, version, chartClosesAt } = page.board;
  const etag = `W/"${id}-${version}-${Date.parse(chartClosesAt)}"`;
  const response = { body: Buffer.from(JSON.stringify(page)), etag, headers: boardHeaders };
  return { page, key: boardKey(page.creator.id, id), response, isHidden: row?.is_hidden === true };
}

import type { BoardPage } from '@upnext/contract/boards';

import type { Context } from '../../context.ts';
import { perContext } from '../../per-context.ts';
import { createFreshValue, type FreshValue } from '../../platform/fresh-value.ts';
import { keepBytes, type KeptBytes } from '../../platform/http/kept-bytes.ts';
import { dataHeaders } from '../../platform/http/safe-headers.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { isPassingFailure } from '../../platform/postgres/read-failure.ts';
import { createWeightedCache } from '../../platform/weighted-cache.ts';
import { boardKey } from '../chart/announce-change.ts';
import { describeBoard } from './read-board.ts';
import { findMainBoard } from './sql.ts';

export type StoredBoard = { page: BoardPage; key: string; bytes: KeptBytes };

export const boardHeaders = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, s-maxage=1, stale-while-revalidate=2',
  vary: 'accept-encoding',
};
const mostBytes = 64 * 1024 * 1024;
/** What an entry weighs beside its bytes: the page as objects. */
const entryBytes = 20_000;

/**
 * The first page of main boards as it is sent: computed once per change and process however many ask. A reader may get
 * one that is up to two seconds old; the database is asked at most twice a second for each board.
 */
export const boardStore = perContext((context) => {
  const entries = createWeightedCache<FreshValue<StoredBoard>>(mostBytes, (entry) => {
    const stored = entry.peek();
    return (stored?.bytes.weight ?? 0) + entryBytes;
  });
  const usernames = new Map<string, string>();

  context.boardChanges.listen((key) => {
    const username = usernames.get(key);
    if (username !== undefined)
      entries
        .get(username)
        ?.next()
        .catch(() => {});
  });

  function entryOf(username: string): FreshValue<StoredBoard> {
    const name = username.toLowerCase();
    const known = entries.get(name);
    if (known) return known;
    const entry = createFreshValue<StoredBoard>({
      load: async (previous) => {
        try {
          const stored = await load(context, username, previous);
          if (stored !== previous) entries.set(name, entry);
          usernames.set(stored.key, name);
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
    read: (username: string): Promise<StoredBoard> => entryOf(username).get(),
    /** As it is after this call; half a second later at most. */
    readNext: (username: string): Promise<StoredBoard> => entryOf(username).next(),
  };
});

async function load(context: Context, username: string, previous: StoredBoard | undefined): Promise<StoredBoard> {
  const [row] = await runNamed(context.pool, findMainBoard, [username]);
  if (
    previous &&
    row?.version === previous.page.board.version &&
    previous.page.board.chartClosesAt > new Date().toISOString()
  ) {
    return previous;
  }
  const page = await describeBoard(context, row, { sort: 'chart' });
  const { id, version, chartClosesAt } = page.board;
  const etag = `W/"${id}-${version}-${chartClosesAt.slice(0, 10)}"`;
  const bytes = await keepBytes(JSON.stringify(page), etag, { ...boardHeaders, ...dataHeaders });
  return { page, key: boardKey(page.creator.id, id), bytes };
}

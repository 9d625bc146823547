import type { Transaction } from 'kysely';
import type pg from 'pg';

import { runNamed } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { countSentToday, deleteUnsent } from './sql.ts';

type BoardKey = { creatorId: number; boardId: number };

/** The number of posts that the board has sent in the last 24 hours. */
export async function countSent(pool: pg.Pool, { creatorId, boardId }: BoardKey): Promise<number> {
  const [row] = await runNamed(pool, countSentToday, [creatorId, boardId]);
  return row?.sent ?? 0;
}

/** Call when a board is disconnected. */
export async function dropUnsent(transaction: Transaction<Tables>, board: BoardKey): Promise<void> {
  await deleteUnsent(transaction, board);
}

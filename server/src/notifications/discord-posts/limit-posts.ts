import { discordPostsPerDay } from '@upnext/contract/boards/discord';
import type { Transaction } from 'kysely';
import type pg from 'pg';

import { runNamed } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { deleteUnsent, selectSentToday } from './sql.ts';

type BoardKey = { creatorId: number; boardId: number };

/** Whether the board has sent all posts that it may send in 24 hours. */
export async function hasSentAll(pool: pg.Pool, { creatorId, boardId }: BoardKey): Promise<boolean> {
  const sent = await runNamed(pool, selectSentToday, [creatorId, boardId, discordPostsPerDay]);
  return sent.length >= discordPostsPerDay;
}

/** Call when a board is disconnected. */
export async function dropUnsent(transaction: Transaction<Tables>, board: BoardKey): Promise<void> {
  await deleteUnsent(transaction, board);
}

import type { Transaction } from 'kysely';
import type pg from 'pg';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';

/** $1 creator, $2 board, $3 account. */
export const findFollow = namedQuery<{ account_id: number }>(
  'find-follow',
  `SELECT account_id FROM follows WHERE creator_id = $1 AND board_id = $2 AND account_id = $3`,
);

export const insertFollow = namedQuery<never>(
  'insert-follow',
  `INSERT INTO follows (creator_id, board_id, account_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
);

export const deleteFollow = namedQuery<never>(
  'delete-follow',
  `DELETE FROM follows WHERE creator_id = $1 AND board_id = $2 AND account_id = $3`,
);

export async function deleteFollowsBy(db: Transaction<Tables>, accountId: number): Promise<void> {
  await db.deleteFrom('follows').where('account_id', '=', accountId).execute();
}

const slice = `DELETE FROM follows f USING (
    SELECT creator_id, board_id, account_id FROM follows WHERE creator_id = $1 LIMIT 1000) o
  WHERE f.creator_id = o.creator_id AND f.board_id = o.board_id AND f.account_id = o.account_id`;

export async function deleteFollowers(pool: pg.Pool, creatorId: number): Promise<void> {
  while ((await pool.query(slice, [creatorId])).rowCount) continue;
}

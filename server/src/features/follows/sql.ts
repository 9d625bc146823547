import type { Transaction } from 'kysely';
import type pg from 'pg';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';

/** $1 creator, $2 board, $3 account. */
export const findFollow = namedQuery<{ account_id: number }>(
  'find-follow',
  `SELECT account_id FROM follows WHERE creator_id = $1 AND board_id = $2 AND account_id = $3`,
);

/** No key holds the board meanwhile, for it is the row that votes write: whose account is gone is looked up instead. */
export const insertFollow = namedQuery<never>(
  'insert-follow',
  `INSERT INTO follows (creator_id, board_id, account_id)
   SELECT b.creator_id, b.id, $3 FROM boards b JOIN accounts a ON a.id = b.creator_id AND a.deleted_at IS NULL
   WHERE b.creator_id = $1 AND b.id = $2 ON CONFLICT DO NOTHING`,
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

import { sql, type Kysely, type Transaction } from 'kysely';

import { deleteInSlices } from '../../platform/postgres/delete-in-slices.ts';
import { exportPageSize, type ExportRow } from '../../platform/postgres/export-page.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';

/** Parameters: $1 creator id, $2 board id, $3 account id. */
export const findFollow = namedQuery<{ account_id: number }>(
  'find-follow',
  `SELECT account_id FROM follows WHERE creator_id = $1 AND board_id = $2 AND account_id = $3`,
);

export type FollowedRow = {
  username: string;
  display_name: string | null;
  avatar: string | null;
  logo_url: string | null;
  slug: string | null;
  name: string | null;
};

/** Parameters: $1 account id, $2 limit. */
export const selectFollows = namedQuery<FollowedRow>(
  'select-follows',
  `SELECT a.username, a.display_name, a.avatar, a.logo_url, b.slug, b.name FROM follows f
   JOIN boards b ON b.creator_id = f.creator_id AND b.id = f.board_id AND b.hidden_at IS NULL
   JOIN accounts a ON a.id = f.creator_id AND a.suspended_at IS NULL AND a.deleted_at IS NULL
   WHERE f.account_id = $1 ORDER BY f.followed_at DESC LIMIT $2`,
);

/**
 * The follows table has no foreign key to boards, because checking it would lock the row that votes update. Instead,
 * the join excludes boards of deleted accounts.
 */
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

export async function deleteFollowers(db: Kysely<Tables>, creatorId: number): Promise<void> {
  await deleteInSlices(
    db,
    sql`DELETE FROM follows f USING (
          SELECT creator_id, board_id, account_id FROM follows WHERE creator_id = ${creatorId} LIMIT 1000) o
        WHERE f.creator_id = o.creator_id AND f.board_id = o.board_id AND f.account_id = o.account_id`,
  );
}

type ExportedFollow = ExportRow & { creator: string | null; board: string | null; followed_at: Date };

export const exportFollows = namedQuery<ExportedFollow>(
  'export-follows',
  `SELECT f.followed_at, f.followed_at::text AS after_time, f.board_id AS after_id, o.username AS creator, b.slug AS board
   FROM follows f LEFT JOIN accounts o ON o.id = f.creator_id
   LEFT JOIN boards b ON b.creator_id = f.creator_id AND b.id = f.board_id
   WHERE f.account_id = $1 AND (f.followed_at, f.board_id) > ($2::timestamptz, $3::bigint)
   ORDER BY f.followed_at, f.board_id LIMIT ${exportPageSize}`,
);

import { limits } from '@upnext/contract/limits';
import type { Kysely, Transaction } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';

const columns = ['id', 'token', 'creator_id', 'board_id', 'created_at', 'is_active', 'expires_at'] as const;

export type ShareLinkRow = {
  id: number;
  token: string;
  creator_id: number;
  board_id: number;
  created_at: Date;
  is_active: boolean;
  expires_at: Date | null;
};

/** Switched off, expired, of somebody who is suspended, and never made look the same. */
export const findOpenLink = namedQuery<ShareLinkRow & { username: string; slug: string | null }>(
  'find-open-link',
  `SELECT ${columns.map((column) => `l.${column}`).join(', ')}, a.username, b.slug
   FROM share_links l JOIN boards b ON b.creator_id = l.creator_id AND b.id = l.board_id
   JOIN accounts a ON a.id = l.creator_id AND a.suspended_at IS NULL AND a.deleted_at IS NULL
   WHERE l.token = $1 AND l.is_active AND (l.expires_at IS NULL OR l.expires_at > now())`,
);

/** $1 creator, $2 board, $3 token, $4 expires at. No row: the board has as many as it may. */
export const insertShareLink = namedQuery<ShareLinkRow>(
  'insert-share-link',
  `WITH board AS (
     UPDATE boards SET share_link_count = share_link_count + 1
     WHERE creator_id = $1 AND id = $2 AND share_link_count < ${limits.shareLinksPerBoard} RETURNING creator_id, id)
   INSERT INTO share_links (creator_id, board_id, token, expires_at)
   SELECT creator_id, id, $3, $4 FROM board
   RETURNING ${columns.join(', ')}`,
);

type OfBoard = { creatorId: number; boardId: number };

export async function selectShareLinks(
  db: Kysely<Tables>,
  { creatorId, boardId }: OfBoard,
  most: number,
): Promise<ShareLinkRow[]> {
  return await db
    .selectFrom('share_links')
    .select(columns)
    .where('creator_id', '=', creatorId)
    .where('board_id', '=', boardId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** A key that is present with undefined would still win over the column itself. */
function defined<T extends object>(change: T): T {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as T;
}

type Change = { is_active?: boolean | undefined; expires_at?: Date | null | undefined };

export async function updateShareLinkRow(db: Kysely<Tables>, creatorId: number, id: number, change: Change) {
  return await db
    .updateTable('share_links')
    // An empty change writes the row as it is: the question whether the link is one's own is answered all the same.
    .set((row) => ({ is_active: row.ref('is_active'), ...defined(change) }))
    .where('creator_id', '=', creatorId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

/** $1 creator, $2 link. */
export const removeShareLink = namedQuery<{ board_id: number }>(
  'remove-share-link',
  `WITH gone AS (DELETE FROM share_links WHERE creator_id = $1 AND id = $2 RETURNING creator_id, board_id, id),
   board AS (
     UPDATE boards b SET share_link_count = b.share_link_count - 1 FROM gone g
     WHERE b.creator_id = g.creator_id AND b.id = g.board_id)
   SELECT board_id FROM gone`,
);

export async function deleteShareLinks(db: Transaction<Tables>, creatorId: number): Promise<void> {
  await db.deleteFrom('share_links').where('creator_id', '=', creatorId).execute();
}

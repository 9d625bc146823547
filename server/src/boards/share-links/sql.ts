import { sql, type Kysely, type Transaction } from 'kysely';

import { exportPageSize, type ExportRow } from '../../platform/postgres/export-page.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { changeBoards, type BoardKey } from '../chart/change-board.ts';

const columns = ['id', 'token', 'creator_id', 'board_id', 'created_at', 'is_active', 'expires_at'] as const;
const ownColumns = [...columns, 'name'] as const;

export type ShareLinkRow = {
  id: number;
  token: string;
  creator_id: number;
  board_id: number;
  created_at: Date;
  is_active: boolean;
  expires_at: Date | null;
};

export type OwnShareLinkRow = ShareLinkRow & { name: string | null };

/** Returns no row for inactive, expired or unknown links, or for links of suspended accounts. */
export const findOpenLink = namedQuery<ShareLinkRow & { username: string; slug: string | null }>(
  'find-open-link',
  `SELECT ${columns.map((column) => `l.${column}`).join(', ')}, a.username, b.slug
   FROM share_links l JOIN boards b ON b.creator_id = l.creator_id AND b.id = l.board_id
   JOIN accounts a ON a.id = l.creator_id AND a.suspended_at IS NULL AND a.deleted_at IS NULL
   WHERE l.token = $1 AND l.is_active AND (l.expires_at IS NULL OR l.expires_at > now())`,
);

export async function insertShareLink(
  db: Kysely<Tables>,
  { creatorId, boardId }: BoardKey,
  { token, name, expiresAt }: { token: string; name: string | null; expiresAt: Date | null },
): Promise<OwnShareLinkRow | undefined> {
  const { rows } = await sql<OwnShareLinkRow>`
    WITH asked AS (SELECT ${creatorId}::bigint AS creator_id, ${boardId}::bigint AS board_id),
    ${changeBoards('asked', { shareLinks: '1', version: '0' })}
    INSERT INTO share_links (creator_id, board_id, token, name, expires_at)
    SELECT creator_id, id, ${token}, ${name}, ${expiresAt} FROM changed_boards
    RETURNING ${sql.join(ownColumns.map((column) => sql.ref(column)))}`.execute(db);
  return rows[0];
}

export async function selectShareLinks(
  db: Kysely<Tables>,
  { creatorId, boardId }: BoardKey,
  most: number,
): Promise<OwnShareLinkRow[]> {
  return await db
    .selectFrom('share_links')
    .select(ownColumns)
    .where('creator_id', '=', creatorId)
    .where('board_id', '=', boardId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

type Change = {
  is_active?: boolean | undefined;
  expires_at?: Date | null | undefined;
  name?: string | null | undefined;
};

export async function updateShareLinkRow(db: Kysely<Tables>, creatorId: number, id: number, change: Change) {
  return await db
    .updateTable('share_links')
    // SET must not be empty. Even without changes, the update shows whether the link exists and belongs to the creator.
    .set((row) => ({ token: row.ref('token'), ...change }))
    .where('creator_id', '=', creatorId)
    .where('id', '=', id)
    .returning(ownColumns)
    .executeTakeFirst();
}

export async function removeShareLink(
  db: Kysely<Tables>,
  creatorId: number,
  id: number,
): Promise<{ board_id: number } | undefined> {
  const { rows } = await sql<{ board_id: number }>`
    WITH gone AS (
      DELETE FROM share_links WHERE creator_id = ${creatorId} AND id = ${id} RETURNING creator_id, board_id),
    ${changeBoards('gone', { shareLinks: '-1', version: '0' })}
    SELECT board_id FROM gone`.execute(db);
  return rows[0];
}

export async function deleteShareLinks(db: Kysely<Tables> | Transaction<Tables>, creatorId: number): Promise<void> {
  await db.deleteFrom('share_links').where('creator_id', '=', creatorId).execute();
}

type ExportedLink = ExportRow & {
  token: string;
  name: string | null;
  is_active: boolean;
  expires_at: Date | null;
  created_at: Date;
};

export const exportLinks = namedQuery<ExportedLink>(
  'export-share-links',
  `SELECT id AS after_id, created_at, $2::text AS after_time, token, name, is_active, expires_at FROM share_links
   WHERE creator_id = $1 AND id > $3::bigint ORDER BY id LIMIT ${exportPageSize}`,
);

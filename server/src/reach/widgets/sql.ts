import type { Kysely, Transaction } from 'kysely';

import { exportPageSize, type ExportRow } from '../../platform/postgres/export-page.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';

export type OverlayRow = { creator_id: number; board_id: number; token: string; created_at: Date };

const columns = 'creator_id, board_id, token, created_at';

/** Parameter: $1 token. */
export const findByToken = namedQuery<OverlayRow & { username: string; slug: string | null }>(
  'find-overlay',
  `SELECT o.creator_id, o.board_id, o.token, o.created_at, a.username, b.slug
   FROM overlays o JOIN boards b ON b.creator_id = o.creator_id AND b.id = o.board_id
   JOIN accounts a ON a.id = o.creator_id AND a.suspended_at IS NULL AND a.deleted_at IS NULL
   WHERE o.token = $1`,
);

/** Parameters: $1 creator id, $2 board id. */
export const findOwn = namedQuery<OverlayRow>(
  'find-own-overlay',
  `SELECT ${columns} FROM overlays WHERE creator_id = $1 AND board_id = $2`,
);

/** Parameters: $1 creator id, $2 board id, $3 token. */
export const upsertOverlay = namedQuery<OverlayRow>(
  'upsert-overlay',
  `INSERT INTO overlays (creator_id, board_id, token)
   SELECT creator_id, id, $3 FROM boards WHERE creator_id = $1 AND id = $2 FOR NO KEY UPDATE
   ON CONFLICT (creator_id, board_id) DO UPDATE SET token = EXCLUDED.token, created_at = now()
   RETURNING ${columns}`,
);

export async function deleteOverlays(db: Kysely<Tables> | Transaction<Tables>, creatorId: number): Promise<void> {
  await db.deleteFrom('overlays').where('creator_id', '=', creatorId).execute();
}

/** Parameters: $1 creator id, $2 board id. */
export const deleteOwn = namedQuery<{ board_id: number }>(
  'delete-own-overlay',
  `DELETE FROM overlays WHERE creator_id = $1 AND board_id = $2 RETURNING board_id`,
);

export const exportOverlays = namedQuery<ExportRow & Pick<OverlayRow, 'token' | 'created_at'>>(
  'export-overlays',
  `SELECT board_id AS after_id, created_at, $2::text AS after_time, token FROM overlays
   WHERE creator_id = $1 AND board_id > $3::bigint ORDER BY board_id LIMIT ${exportPageSize}`,
);

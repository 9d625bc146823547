import { sql, type Kysely, type Transaction } from 'kysely';

import { exportPageSize, type ExportRow } from '../../platform/postgres/export-page.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import type { BoardKey } from '../chart/change-board.ts';

/** Parameters: $1 creator id, $2 board id. */
export const findWebhook = namedQuery<{ connected_at: Date }>(
  'find-discord-webhook',
  `SELECT connected_at FROM discord_webhooks WHERE creator_id = $1 AND board_id = $2`,
);

/** Parameters: $1 creator id, $2 board id, $3 the webhook's id, $4 its token. */
export const saveWebhook = namedQuery<{ connected_at: Date }>(
  'save-discord-webhook',
  `INSERT INTO discord_webhooks (creator_id, board_id, webhook_id, token)
   SELECT creator_id, id, $3, $4 FROM boards WHERE creator_id = $1 AND id = $2 FOR NO KEY UPDATE
   ON CONFLICT (creator_id, board_id) DO UPDATE
   SET webhook_id = EXCLUDED.webhook_id, token = EXCLUDED.token, connected_at = now()
   RETURNING connected_at`,
);

export async function deleteWebhook(db: Kysely<Tables>, { creatorId, boardId }: BoardKey): Promise<void> {
  await sql`DELETE FROM discord_webhooks WHERE creator_id = ${creatorId} AND board_id = ${boardId}`.execute(db);
}

export async function deleteWebhooksOf(db: Kysely<Tables> | Transaction<Tables>, creatorId: number): Promise<void> {
  await sql`DELETE FROM discord_webhooks WHERE creator_id = ${creatorId}`.execute(db);
}

/** Without the token, because whoever has it can post to the channel. */
export const exportWebhooks = namedQuery<ExportRow & { webhook_id: string; connected_at: Date }>(
  'export-discord-webhooks',
  `SELECT board_id AS after_id, $2::text AS after_time, webhook_id, connected_at FROM discord_webhooks
   WHERE creator_id = $1 AND board_id > $3::bigint ORDER BY board_id LIMIT ${exportPageSize}`,
);

import { sql, type Transaction } from 'kysely';

import { exportPageSize, type ExportRow } from '../../platform/postgres/export-page.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { PushTarget } from '../../platform/push/connect.ts';
import type { Tables } from '../../tables.ts';

/**
 * Parameters: $1 session hash, $2 endpoint, $3 and $4 the browser's keys, $5 language. A browser has one subscription,
 * so an earlier one of this session is replaced, and so is one that another account left in this browser. Inserts
 * nothing if the session has ended meanwhile.
 */
export const saveSubscription = namedQuery<never>(
  'save-push-subscription',
  `WITH replaced AS (DELETE FROM push_subscriptions WHERE session_hash = $1 AND endpoint <> $2)
   INSERT INTO push_subscriptions (account_id, session_hash, endpoint, p256dh, auth, language)
   SELECT account_id, token_hash, $2, $3, $4, $5 FROM sessions WHERE token_hash = $1
   ON CONFLICT (endpoint) DO UPDATE SET account_id = EXCLUDED.account_id, session_hash = EXCLUDED.session_hash,
     p256dh = EXCLUDED.p256dh, auth = EXCLUDED.auth, language = EXCLUDED.language`,
);

export const findSubscription = namedQuery<{ id: number }>(
  'find-push-subscription',
  `SELECT id FROM push_subscriptions WHERE session_hash = $1`,
);

export const deleteSubscription = namedQuery<never>(
  'delete-push-subscription',
  `DELETE FROM push_subscriptions WHERE session_hash = $1`,
);

export const removeSubscription = namedQuery<never>(
  'remove-push-subscription',
  `DELETE FROM push_subscriptions WHERE id = $1`,
);

export async function deleteSubscriptionsOf(db: Transaction<Tables>, accountId: number): Promise<void> {
  await sql`DELETE FROM push_subscriptions WHERE account_id = ${accountId}`.execute(db);
}

export type DuePush = PushTarget & { id: number; language: string };

/** Parameters: $1 notification id, $2 the last subscription id of the previous page, $3 limit. */
export const selectDuePushes = namedQuery<DuePush>(
  'select-due-pushes',
  `SELECT s.id, s.endpoint, s.p256dh, s.auth, s.language
   FROM notification_pushes p JOIN push_subscriptions s ON s.id = p.subscription_id
   WHERE p.notification_id = $1 AND p.subscription_id > $2 ORDER BY p.subscription_id LIMIT $3`,
);

/** Parameters: $1 notification id, $2 subscription id. */
export const deletePush = namedQuery<never>(
  'delete-push',
  `DELETE FROM notification_pushes WHERE notification_id = $1 AND subscription_id = $2`,
);

/** A message that is a day late is no longer news. */
export const deleteLatePushes = sql`DELETE FROM notification_pushes WHERE created_at < now() - interval '1 day'`;

type ExportedSubscription = ExportRow & { endpoint: string; language: string; created_at: Date };

export const exportSubscriptions = namedQuery<ExportedSubscription>(
  'export-push-subscriptions',
  `SELECT id AS after_id, $2::text AS after_time, endpoint, language, created_at
   FROM push_subscriptions WHERE account_id = $1 AND id > $3::bigint ORDER BY id LIMIT ${exportPageSize}`,
);

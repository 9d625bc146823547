import { limits } from '@upnext/contract/limits';
import type { NotificationKind } from '@upnext/contract/notifications/notifications';
import { sql, type Kysely, type Transaction } from 'kysely';

import { exportPageSize, type ExportRow } from '../platform/postgres/export-page.ts';
import { namedQuery } from '../platform/postgres/named-query.ts';
import type { Tables } from '../tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

export type NewNotification = {
  key: string;
  kind: NotificationKind;
  creatorId: number;
  payload: object;
  language: string;
  delaySeconds: number;
};

/**
 * Inserts a notification and queues its first delivery job in one statement, because the caller holds locks. If the
 * notification was withdrawn, it is shown again, and is delivered to accounts that have not received it yet.
 */
export async function insertNotification(db: Transaction<Tables>, notification: NewNotification): Promise<void> {
  const { key, kind, creatorId, language, delaySeconds } = notification;
  await sql`
    WITH announced AS (
      INSERT INTO notifications (key, kind, creator_id, payload, language)
      VALUES (${key}, ${kind}, ${creatorId}, ${JSON.stringify(notification.payload)}::jsonb, ${language})
      ON CONFLICT (key) DO UPDATE SET
        payload = EXCLUDED.payload, language = EXCLUDED.language, is_withdrawn = false, delivered_to = 0
      RETURNING id, kind)
    SELECT graphile_worker.add_job('deliver-notification', priority => 5,
      run_at => clock_timestamp() + make_interval(secs => ${delaySeconds}),
      payload => json_build_object('notificationId', id, 'kind', kind, 'after', 0))
    FROM announced`.execute(db);
}

export async function hideNotification(db: Db, key: string, creatorId: number): Promise<void> {
  await sql`UPDATE notifications SET is_withdrawn = true WHERE key = ${key} AND creator_id = ${creatorId}`.execute(db);
}

/**
 * Condition for notifications that are shown and sent; `notification` is the table alias in the statement. An idea that
 * is being deleted hides its notifications, so that they are there again if the deletion is undone.
 */
export const isShown = (notification: string): string => `NOT ${notification}.is_withdrawn AND NOT EXISTS (
  SELECT FROM ideas i WHERE i.creator_id = ${notification}.creator_id
    AND i.id = (${notification}.payload->>'ideaId')::bigint AND i.status = 'deleted')`;

/**
 * Removes an idea's title: the notifications about it are withdrawn and emptied, and recaps of the weeks that it won
 * lose the winner.
 */
export async function removeTitles(db: Db, creatorId: number, ideaId: number): Promise<void> {
  await sql`
    WITH about_it AS (
      UPDATE notifications SET is_withdrawn = true, payload = '{}'
      WHERE creator_id = ${creatorId} AND (payload->>'ideaId')::bigint = ${ideaId})
    UPDATE notifications n SET payload = n.payload || '{"winner": ""}' FROM week_recaps r
    WHERE r.creator_id = ${creatorId} AND (r.places -> 0 ->> 'ideaId')::bigint = ${ideaId} AND n.creator_id = r.creator_id
      AND n.key = 'week-recap:' || r.board_id || ':' || to_char(r.starts_on, 'IYYY"-W"IW')`.execute(db);
}

/**
 * Looks up an account's emails through its receipts, because the key of notification_emails begins with the
 * notification id.
 */
export async function deleteReceiptsOf(db: Transaction<Tables>, accountId: number): Promise<void> {
  await db
    .deleteFrom('notification_emails as m')
    .using('notification_receipts as r')
    .where('r.account_id', '=', accountId)
    .whereRef('m.notification_id', '=', 'r.notification_id')
    .where('m.account_id', '=', accountId)
    .execute();
  await db.deleteFrom('notification_receipts').where('account_id', '=', accountId).execute();
}

/**
 * Clears the content of notifications that a deleted account caused. The rows are kept, because receipts refer to them.
 */
export async function deleteNotificationsOf(db: Transaction<Tables>, accountId: number): Promise<void> {
  await db.deleteFrom('email_settings').where('account_id', '=', accountId).execute();
  await sql`UPDATE notifications SET is_withdrawn = true, payload = '{}' WHERE creator_id = ${accountId}`.execute(db);
}

export type NotificationRow = {
  id: number;
  kind: string;
  payload: unknown;
  creator_username: string | null;
  creator_name: string | null;
  created_at: Date;
  read_at: Date | null;
};

export const selectNotifications = namedQuery<NotificationRow>(
  'select-notifications',
  `SELECT n.id, n.kind, n.payload, a.username AS creator_username, coalesce(a.display_name, a.username) AS creator_name, n.created_at, r.read_at
   FROM notification_receipts r JOIN notifications n ON n.id = r.notification_id AND ${isShown('n')}
   LEFT JOIN accounts a ON a.id = n.creator_id
   WHERE r.account_id = $1 AND r.notification_id < $2 AND a.suspended_at IS NULL ORDER BY r.notification_id DESC LIMIT ${limits.explorePerPage + 1}`,
);

export const selectUnread = namedQuery<never>(
  'select-unread',
  `SELECT FROM notification_receipts r JOIN notifications n ON n.id = r.notification_id AND ${isShown('n')}
   LEFT JOIN accounts a ON a.id = n.creator_id
   WHERE r.account_id = $1 AND r.read_at IS NULL AND a.suspended_at IS NULL LIMIT ${limits.unreadShown}`,
);

export const markRead = namedQuery<never>(
  'mark-notifications-read',
  `UPDATE notification_receipts SET read_at = now() WHERE account_id = $1 AND notification_id = ANY($2::bigint[]) AND read_at IS NULL`,
);

export const selectEmailSettings = namedQuery<{ takes_notifications: boolean }>(
  'select-mail-settings',
  `SELECT takes_notifications FROM email_settings WHERE account_id = $1`,
);

export async function saveEmailSettings(
  db: Db,
  accountId: number,
  change: { takes_notifications?: boolean; language?: string },
): Promise<void> {
  await db
    .insertInto('email_settings')
    .values({ account_id: accountId, ...change })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(change))
    .execute();
}

type ExportedNotification = ExportRow & { kind: string; payload: unknown; created_at: Date; read_at: Date | null };

export const exportNotifications = namedQuery<ExportedNotification>(
  'export-notifications',
  `SELECT n.id AS after_id, $2::text AS after_time, n.kind, n.payload, n.created_at, r.read_at
   FROM notification_receipts r JOIN notifications n ON n.id = r.notification_id
   WHERE r.account_id = $1 AND r.notification_id > $3::bigint AND NOT n.is_withdrawn ORDER BY r.notification_id LIMIT ${exportPageSize}`,
);

import { limits } from '@upnext/contract/limits';
import type { NotificationKind } from '@upnext/contract/notifications/notifications';
import { sql, type Kysely, type Transaction } from 'kysely';

import { exportPageSize, type ExportRow } from '../platform/postgres/export-page.ts';
import { namedQuery } from '../platform/postgres/named-query.ts';
import type { Tables } from '../tables.ts';
import { audiences } from './notification-audiences.ts';

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
const isShown = (notification: string): string => `NOT ${notification}.is_withdrawn AND NOT EXISTS (
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

/** Condition for accounts that receive notifications by email; `account` is the table alias in the statement. */
const takesMail = (
  account: string,
): string => `${account}.email IS NOT NULL AND ${account}.email_verified_at IS NOT NULL AND ${account}.suspended_at IS NULL
  AND NOT EXISTS (SELECT FROM email_settings o WHERE o.account_id = ${account}.id AND NOT o.takes_notifications)`;

/**
 * Delivers the next slice. Parameters: $1 notification id, $2 the last account id of the previous slice, $3 slice size,
 * $4 whether the site sends email, $5 whether it sends push messages. Receipts, emails, push messages, the jobs that send
 * them and the job for the next slice are written in one statement. If a slice is repeated, `delivered_to` has already
 * advanced and nothing happens.
 */
export const deliverNotification = (kind: NotificationKind) =>
  namedQuery<{ jobs: number }>(
    `spread-${kind}`,
    `WITH notification AS MATERIALIZED (
       SELECT id, creator_id, payload FROM notifications
       WHERE id = $1::bigint AND delivered_to = $2::bigint AND NOT is_withdrawn FOR NO KEY UPDATE),
     slice AS MATERIALIZED (SELECT a.account_id FROM notification n CROSS JOIN LATERAL (${audiences[kind]} LIMIT $3) a),
     reached AS MATERIALIZED (
       SELECT n.id, max(s.account_id) AS last, count(s.account_id) = $3 AS is_full
       FROM notification n LEFT JOIN slice s ON true GROUP BY n.id),
     told AS (
       INSERT INTO notification_receipts (account_id, notification_id)
       SELECT p.id, $1 FROM slice s JOIN accounts p ON p.id = s.account_id AND p.deleted_at IS NULL
       ON CONFLICT DO NOTHING RETURNING account_id),
     mails AS (
       INSERT INTO notification_emails (notification_id, account_id)
       SELECT $1, p.id FROM told t JOIN accounts p ON p.id = t.account_id WHERE $4 AND ${takesMail('p')}
       ON CONFLICT DO NOTHING),
     pushes AS (
       INSERT INTO notification_pushes (notification_id, subscription_id)
       SELECT $1, s.id FROM told t JOIN push_subscriptions s ON s.account_id = t.account_id WHERE $5
       ON CONFLICT DO NOTHING RETURNING subscription_id),
     moved AS (
       UPDATE notifications n SET delivered_to = CASE WHEN r.is_full THEN r.last END FROM reached r WHERE n.id = r.id),
     next AS (
       SELECT graphile_worker.add_job('deliver-notification', priority => 5,
         payload => json_build_object('notificationId', r.id, 'kind', '${kind}', 'after', r.last))
       FROM reached r WHERE r.is_full),
     mailing AS (
       SELECT graphile_worker.add_job('email-notification', queue_name => 'notification-mails', priority => 10,
         payload => json_build_object('notificationId', r.id, 'after', $2::bigint, 'upTo', r.last))
       FROM reached r WHERE $4 AND r.last IS NOT NULL),
     pushing AS (
       SELECT graphile_worker.add_job('push-notification', queue_name => 'notification-pushes', priority => 10,
         max_attempts => 8, payload => json_build_object('notificationId', r.id))
       FROM reached r WHERE EXISTS (SELECT FROM pushes))
     SELECT (SELECT count(*) FROM next) + (SELECT count(*) FROM mailing) + (SELECT count(*) FROM pushing) AS jobs`,
  );

export const findShown = namedQuery<Omit<NotificationRow, 'read_at'> & { language: string }>(
  'find-notification',
  `SELECT n.id, n.kind, n.payload, a.username AS creator_username, coalesce(a.display_name, a.username) AS creator_name, n.created_at, n.language
   FROM notifications n LEFT JOIN accounts a ON a.id = n.creator_id
   WHERE n.id = $1 AND ${isShown('n')} AND a.suspended_at IS NULL`,
);

/**
 * Queues the unsent emails and push messages of a creator's notifications from the last seven days, or of those about one
 * idea. Jobs that ran during a suspension, or while the idea was deleted, sent nothing.
 */
export async function queueUnsent(db: Db, creatorId: number, ideaId: number | null = null): Promise<void> {
  await sql`
    WITH shown AS MATERIALIZED (
      SELECT id FROM notifications
      WHERE creator_id = ${creatorId} AND NOT is_withdrawn AND created_at > now() - interval '7 days'
        AND (${ideaId}::bigint IS NULL OR (payload->>'ideaId')::bigint = ${ideaId}))
    SELECT graphile_worker.add_job('email-notification', queue_name => 'notification-mails', priority => 10,
      payload => json_build_object('notificationId', n.id, 'after', 0, 'upTo', e.last))
    FROM shown n CROSS JOIN LATERAL (
      SELECT max(account_id) AS last FROM notification_emails WHERE notification_id = n.id AND sent_at IS NULL) e
    WHERE e.last IS NOT NULL
    UNION ALL
    SELECT graphile_worker.add_job('push-notification', queue_name => 'notification-pushes', priority => 10,
      max_attempts => 8, payload => json_build_object('notificationId', n.id))
    FROM shown n WHERE EXISTS (SELECT FROM notification_pushes p WHERE p.notification_id = n.id)`.execute(db);
}

export type DueEmail = { account_id: number; email: string | null; language: string | null };

/**
 * Parameters: $1 notification id, $2 and $3 the first (exclusive) and last account id, $4 limit. The email address is
 * null if the account no longer receives notifications by email.
 */
export const selectDueMails = namedQuery<DueEmail>(
  'select-due-notification-mails',
  `SELECT m.account_id, CASE WHEN ${takesMail('a')} THEN a.email END AS email, s.language
   FROM notification_emails m JOIN notifications n ON n.id = m.notification_id AND ${isShown('n')}
   LEFT JOIN accounts o ON o.id = n.creator_id
   JOIN accounts a ON a.id = m.account_id LEFT JOIN email_settings s ON s.account_id = a.id
   WHERE o.suspended_at IS NULL AND m.notification_id = $1 AND m.account_id > $2 AND m.account_id <= $3 AND m.sent_at IS NULL
   ORDER BY m.account_id LIMIT $4`,
);

/** Parameters: $1 notification id, $2 account id. */
export const markSent = namedQuery<never>(
  'mark-notification-mail-sent',
  `UPDATE notification_emails SET sent_at = now() WHERE notification_id = $1 AND account_id = $2`,
);

export const dropEmail = namedQuery<never>(
  'drop-notification-mail',
  `DELETE FROM notification_emails WHERE notification_id = $1 AND account_id = $2`,
);

type ExportedNotification = ExportRow & { kind: string; payload: unknown; created_at: Date; read_at: Date | null };

export const exportNotifications = namedQuery<ExportedNotification>(
  'export-notifications',
  `SELECT n.id AS after_id, $2::text AS after_time, n.kind, n.payload, n.created_at, r.read_at
   FROM notification_receipts r JOIN notifications n ON n.id = r.notification_id
   WHERE r.account_id = $1 AND r.notification_id > $3::bigint AND NOT n.is_withdrawn ORDER BY r.notification_id LIMIT ${exportPageSize}`,
);

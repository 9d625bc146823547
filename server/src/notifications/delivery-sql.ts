import type { NotificationKind } from '@upnext/contract/notifications/notifications';
import { sql, type Kysely, type Transaction } from 'kysely';

import { namedQuery } from '../platform/postgres/named-query.ts';
import type { Tables } from '../tables.ts';
import { audiences } from './notification-audiences.ts';
import { isShown, type NotificationRow } from './sql.ts';

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
export async function queueUnsent(
  db: Kysely<Tables> | Transaction<Tables>,
  creatorId: number,
  ideaId: number | null = null,
): Promise<void> {
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

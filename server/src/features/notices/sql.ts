import { limits } from '@upnext/contract/limits';
import type { NoticeKind } from '@upnext/contract/notices';
import { sql, type Kysely, type Transaction } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { audiences } from './notice-audiences.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

export type NewNotice = { key: string; kind: NoticeKind; creatorId: number; payload: object; language: string };

/**
 * With the job of its first slice, in one go: whoever announces something holds locks that others wait for. What was
 * announced and taken back before is announced again, to those who have not got it yet.
 */
export async function insertNotice(db: Transaction<Tables>, notice: NewNotice): Promise<void> {
  const { key, kind, creatorId, language } = notice;
  await sql`
    WITH announced AS (
      INSERT INTO notices (key, kind, creator_id, payload, language)
      VALUES (${key}, ${kind}, ${creatorId}, ${JSON.stringify(notice.payload)}::jsonb, ${language})
      ON CONFLICT (key) DO UPDATE SET
        payload = EXCLUDED.payload, language = EXCLUDED.language, is_withdrawn = false, spread_to = 0
      RETURNING id, kind)
    SELECT graphile_worker.add_job('spread-notice', priority => 5,
      payload => json_build_object('noticeId', id, 'kind', kind, 'after', 0))
    FROM announced`.execute(db);
}

export async function hideNotice(db: Db, key: string, creatorId: number): Promise<void> {
  await db
    .updateTable('notices')
    .set({ is_withdrawn: true })
    .where('key', '=', key)
    .where('creator_id', '=', creatorId)
    .execute();
}

/** What a deleted account got, and what it told: nothing of it can be read any more. */
export async function deleteReceiptsOf(db: Transaction<Tables>, accountId: number): Promise<void> {
  await db.deleteFrom('notice_receipts').where('account_id', '=', accountId).execute();
}

export async function deleteNoticesOf(db: Transaction<Tables>, accountId: number): Promise<void> {
  await db.deleteFrom('mail_settings').where('account_id', '=', accountId).execute();
  await db
    .updateTable('notices')
    .set({ is_withdrawn: true, payload: '{}' })
    .where('creator_id', '=', accountId)
    .execute();
}

export type NoticeRow = {
  id: number;
  kind: string;
  payload: unknown;
  creator_username: string | null;
  created_at: Date;
  read_at: Date | null;
};

export const selectNotices = namedQuery<NoticeRow>(
  'select-notices',
  `SELECT n.id, n.kind, n.payload, a.username AS creator_username, n.created_at, r.read_at
   FROM notice_receipts r JOIN notices n ON n.id = r.notice_id AND NOT n.is_withdrawn
   LEFT JOIN accounts a ON a.id = n.creator_id
   WHERE r.account_id = $1 AND r.notice_id < $2 AND a.suspended_at IS NULL ORDER BY r.notice_id DESC LIMIT ${limits.explorePerPage + 1}`,
);

export const selectUnread = namedQuery<never>(
  'select-unread',
  `SELECT FROM notice_receipts r JOIN notices n ON n.id = r.notice_id AND NOT n.is_withdrawn
   LEFT JOIN accounts a ON a.id = n.creator_id
   WHERE r.account_id = $1 AND r.read_at IS NULL AND a.suspended_at IS NULL LIMIT ${limits.unreadShown}`,
);

export const markRead = namedQuery<never>(
  'mark-notices-read',
  `UPDATE notice_receipts SET read_at = now() WHERE account_id = $1 AND notice_id = ANY($2::bigint[]) AND read_at IS NULL`,
);

export const selectMailSettings = namedQuery<{ takes_notices: boolean }>(
  'select-mail-settings',
  `SELECT takes_notices FROM mail_settings WHERE account_id = $1`,
);

export async function saveMailSettings(
  db: Db,
  accountId: number,
  change: { takes_notices?: boolean; language?: string },
): Promise<void> {
  await db
    .insertInto('mail_settings')
    .values({ account_id: accountId, ...change })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(change))
    .execute();
}

export const deleteSentMails = `
  DELETE FROM notice_mails m USING (
    SELECT notice_id, account_id FROM notice_mails WHERE sent_at < now() - interval '30 days' LIMIT 1000) o
  WHERE m.notice_id = o.notice_id AND m.account_id = o.account_id`;

/** Who may be told by mail; the statement calls the account so. */
const takesMail = (
  account: string,
): string => `${account}.email IS NOT NULL AND ${account}.email_verified_at IS NOT NULL AND ${account}.suspended_at IS NULL
  AND NOT EXISTS (SELECT FROM mail_settings o WHERE o.account_id = ${account}.id AND NOT o.takes_notices)`;

/**
 * The next slice of people: $1 the notice, $2 the last account of the slice before, $3 how many, $4 whether the site sends
 * mail. Their copies, their mails, the job that sends those and the job of the next slice come with one commit. Of the same
 * slice twice, the second finds that the notice has moved on, and does nothing.
 */
export const spreadNotice = (kind: NoticeKind) =>
  namedQuery<{ jobs: number }>(
    `spread-${kind}`,
    `WITH notice AS MATERIALIZED (
       SELECT id, creator_id, payload FROM notices
       WHERE id = $1::bigint AND spread_to = $2::bigint AND NOT is_withdrawn FOR NO KEY UPDATE),
     slice AS MATERIALIZED (SELECT a.account_id FROM notice n CROSS JOIN LATERAL (${audiences[kind]} LIMIT $3) a),
     reached AS MATERIALIZED (
       SELECT n.id, max(s.account_id) AS last, count(s.account_id) = $3 AS is_full
       FROM notice n LEFT JOIN slice s ON true GROUP BY n.id),
     told AS (
       INSERT INTO notice_receipts (account_id, notice_id)
       SELECT p.id, $1 FROM slice s JOIN accounts p ON p.id = s.account_id AND p.deleted_at IS NULL
       ON CONFLICT DO NOTHING RETURNING account_id),
     mails AS (
       INSERT INTO notice_mails (notice_id, account_id)
       SELECT $1, p.id FROM told t JOIN accounts p ON p.id = t.account_id WHERE $4 AND ${takesMail('p')}
       ON CONFLICT DO NOTHING),
     moved AS (
       UPDATE notices n SET spread_to = CASE WHEN r.is_full THEN r.last END FROM reached r WHERE n.id = r.id),
     next AS (
       SELECT graphile_worker.add_job('spread-notice', priority => 5,
         payload => json_build_object('noticeId', r.id, 'kind', '${kind}', 'after', r.last))
       FROM reached r WHERE r.is_full),
     mailing AS (
       SELECT graphile_worker.add_job('mail-notice', queue_name => 'notice-mails', priority => 10,
         payload => json_build_object('noticeId', r.id, 'after', $2::bigint, 'upTo', r.last))
       FROM reached r WHERE $4 AND r.last IS NOT NULL)
     SELECT (SELECT count(*) FROM next) + (SELECT count(*) FROM mailing) AS jobs`,
  );

export const findNotice = namedQuery<Omit<NoticeRow, 'read_at'> & { language: string }>(
  'find-notice',
  `SELECT n.id, n.kind, n.payload, a.username AS creator_username, n.created_at, n.language
   FROM notices n LEFT JOIN accounts a ON a.id = n.creator_id
   WHERE n.id = $1 AND NOT n.is_withdrawn AND a.suspended_at IS NULL`,
);

export type ClaimedMail = { account_id: number; email: string | null; language: string | null };

/** $1 notice, $2 and $3 after which account and up to which, $4 how many. No address: whoever it is wants no mail any more. */
export const claimMails = namedQuery<ClaimedMail>(
  'claim-notice-mails',
  `WITH due AS (
     SELECT m.notice_id, m.account_id FROM notice_mails m JOIN notices n ON n.id = m.notice_id AND NOT n.is_withdrawn
     LEFT JOIN accounts o ON o.id = n.creator_id
     WHERE o.suspended_at IS NULL AND m.notice_id = $1 AND m.account_id > $2 AND m.account_id <= $3 AND m.sent_at IS NULL
     ORDER BY m.account_id LIMIT $4),
   claimed AS (
     UPDATE notice_mails m SET claimed_at = now() FROM due d
     WHERE m.notice_id = d.notice_id AND m.account_id = d.account_id RETURNING m.account_id)
   SELECT c.account_id, CASE WHEN ${takesMail('a')} THEN a.email END AS email, s.language
   FROM claimed c JOIN accounts a ON a.id = c.account_id LEFT JOIN mail_settings s ON s.account_id = a.id
   ORDER BY c.account_id`,
);

/** $1 notice, $2 account. */
export const markSent = namedQuery<never>(
  'mark-notice-mail-sent',
  `UPDATE notice_mails SET sent_at = now() WHERE notice_id = $1 AND account_id = $2`,
);

export const dropMail = namedQuery<never>(
  'drop-notice-mail',
  `DELETE FROM notice_mails WHERE notice_id = $1 AND account_id = $2`,
);

import { sql, type Kysely } from 'kysely';

import { deleteInSlices } from '../platform/postgres/delete-in-slices.ts';
import type { Tables } from '../tables.ts';

const deleteSentMails = sql`
  DELETE FROM notification_emails m USING (
    SELECT notification_id, account_id FROM notification_emails WHERE sent_at < now() - interval '30 days' LIMIT 1000) o
  WHERE m.notification_id = o.notification_id AND m.account_id = o.account_id`;

/**
 * Deletes the rows of sent emails after 30 days. They are no longer needed, because receipts record who was notified.
 */
export async function removeSentEmails(db: Kysely<Tables>): Promise<void> {
  await deleteInSlices(db, deleteSentMails);
}

import type { Kysely } from 'kysely';

import { deleteInSlices } from '../platform/postgres/delete-in-slices.ts';
import type { Tables } from '../tables.ts';
import { deleteSentMails } from './sql.ts';

/**
 * Deletes the rows of sent emails after 30 days. They are no longer needed, because receipts record who was notified.
 */
export async function removeSentEmails(db: Kysely<Tables>): Promise<void> {
  await deleteInSlices(db, deleteSentMails);
}

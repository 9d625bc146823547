import type { Kysely } from 'kysely';

import { deleteInSlices } from '../platform/postgres/delete-in-slices.ts';
import type { Tables } from '../tables.ts';
import { deleteSentMails } from './sql.ts';

/** Receipts record who was notified, so rows of sent emails are deleted after 30 days. */
export async function removeSentEmails(db: Kysely<Tables>): Promise<void> {
  await deleteInSlices(db, deleteSentMails);
}

import type { Kysely } from 'kysely';

import { deleteInSlices } from '../platform/postgres/delete-in-slices.ts';
import type { Tables } from '../tables.ts';
import { deleteSentMails } from './sql.ts';

/** Who was told is known by their copy; that a mail went is of interest for a while. */
export async function removeSentEmails(db: Kysely<Tables>): Promise<void> {
  await deleteInSlices(db, deleteSentMails);
}

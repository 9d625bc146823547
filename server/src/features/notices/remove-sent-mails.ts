import type pg from 'pg';

import { deleteInSlices } from '../../platform/postgres/delete-in-slices.ts';
import { deleteSentMails } from './sql.ts';

/** Who was told is known by their copy; that a mail went is of interest for a while. */
export async function removeSentMails(pool: pg.Pool): Promise<void> {
  await deleteInSlices(pool, deleteSentMails);
}

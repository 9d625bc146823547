import type { Kysely } from 'kysely';

import { deleteInSlices } from '../../platform/postgres/delete-in-slices.ts';
import type { Tables } from '../../tables.ts';
import { deleteOldReports, forgetVisitors } from './sql.ts';

/** Runs every night: clears visitor hashes within three days and deletes decided reports after 180 days. */
export async function removeOldReports(db: Kysely<Tables>): Promise<void> {
  await forgetVisitors.execute(db);
  await deleteInSlices(db, deleteOldReports);
}

import type { Kysely } from 'kysely';

import type { Tables } from '../../tables.ts';
import { deleteOldUploads } from './sql.ts';

/** Removes the outcomes of uploads, and files that could not be encoded because the worker or the storage was down. */
export async function removeOldUploads(db: Kysely<Tables>): Promise<void> {
  await deleteOldUploads.execute(db);
}

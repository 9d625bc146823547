import type { Kysely } from 'kysely';

import { deleteInSlices } from '../../platform/postgres/delete-in-slices.ts';
import type { Tables } from '../../tables.ts';
import { deleteOldCodes } from './sql.ts';

export async function removeOldCodes(db: Kysely<Tables>): Promise<void> {
  await deleteInSlices(db, deleteOldCodes);
}

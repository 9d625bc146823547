import type { Kysely } from 'kysely';

import { deleteInSlices } from '../../platform/postgres/delete-in-slices.ts';
import type { Tables } from '../../tables.ts';
import { deleteExpiredNonces } from './sql.ts';

export async function removeSpentNonces(db: Kysely<Tables>): Promise<void> {
  await deleteInSlices(db, deleteExpiredNonces);
}

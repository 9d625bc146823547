import type { Kysely } from 'kysely';

import { deleteInSlices } from '../../platform/postgres/delete-in-slices.ts';
import type { Tables } from '../../tables.ts';
import { deleteExpiredAttempts, deleteGoneNewcomers } from './sql.ts';

export async function removeExpiredAttempts(db: Kysely<Tables>): Promise<void> {
  await deleteInSlices(db, deleteExpiredAttempts);
  await deleteInSlices(db, deleteGoneNewcomers);
}

import type pg from 'pg';

import { deleteInSlices } from '../../platform/postgres/delete-in-slices.ts';
import { deleteExpiredNonces } from './sql.ts';

export async function removeSpentNonces(pool: pg.Pool): Promise<void> {
  await deleteInSlices(pool, deleteExpiredNonces);
}

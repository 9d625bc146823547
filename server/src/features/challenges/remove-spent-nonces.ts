import type pg from 'pg';

import { deleteExpiredNonces } from './sql.ts';

/** In slices, so that no lock is held long. */
export async function removeSpentNonces(pool: pg.Pool): Promise<void> {
  let removed: number | null;
  do {
    ({ rowCount: removed } = await pool.query(deleteExpiredNonces));
  } while (removed);
}

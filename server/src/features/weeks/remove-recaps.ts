import type pg from 'pg';

import { deleteRecaps } from './sql.ts';

/** With the boards they tell of. */
export async function removeRecaps(pool: pg.Pool, creatorId: number): Promise<void> {
  await pool.query(deleteRecaps, [creatorId]);
}

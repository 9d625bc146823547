import type pg from 'pg';

import { deleteVisits } from './sql.ts';

/** With the boards of a deleted account. */
export async function removeVisits(pool: pg.Pool, creatorId: number): Promise<void> {
  await pool.query(deleteVisits, [creatorId]);
}

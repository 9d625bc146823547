import type pg from 'pg';

import { deleteCloses } from './sql.ts';

/** The history of boards that are going; the places went with their ideas. */
export async function removeCloses(pool: pg.Pool, creatorId: number): Promise<void> {
  await pool.query(deleteCloses, [creatorId]);
}

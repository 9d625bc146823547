import type pg from 'pg';

import { deleteBlocks } from './sql.ts';

export async function removeBlocks(pool: pg.Pool, creatorId: number): Promise<void> {
  await pool.query(deleteBlocks, [creatorId]);
}

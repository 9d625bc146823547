import type pg from 'pg';

import { retireRejected } from './sql.ts';

/** The time to take it back has passed: the suggestion is deleted. */
export async function finishRejection(pool: pg.Pool, creatorId: number, ideaId: number): Promise<void> {
  await pool.query(retireRejected, [creatorId, ideaId]);
}

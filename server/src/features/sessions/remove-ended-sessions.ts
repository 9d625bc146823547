import type pg from 'pg';

import { deleteEndedSessions } from './sql.ts';

/** In slices, so that no lock is held long. */
export async function removeEndedSessions(pool: pg.Pool): Promise<void> {
  let removed: number | null;
  do {
    ({ rowCount: removed } = await pool.query(deleteEndedSessions));
  } while (removed);
}

import type pg from 'pg';

import { deleteEndedTrips, deleteGoneNewcomers } from './sql.ts';

/** In slices, so that no lock is held long. */
export async function removeEndedTrips(pool: pg.Pool): Promise<void> {
  for (const statement of [deleteEndedTrips, deleteGoneNewcomers]) {
    let removed: number | null;
    do {
      ({ rowCount: removed } = await pool.query(statement));
    } while (removed);
  }
}

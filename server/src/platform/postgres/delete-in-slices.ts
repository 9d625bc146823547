import type pg from 'pg';

/** Repeats a DELETE that has a LIMIT until nothing is left, so that no lock is held long. */
export async function deleteInSlices(pool: pg.Pool, statement: string): Promise<void> {
  let removed: number | null;
  do {
    ({ rowCount: removed } = await pool.query(statement));
  } while (removed);
}

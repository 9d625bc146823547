import type pg from 'pg';

import { measureOpen } from './sql.ts';

type OpenReports = { open: number; oldestSeconds: number };

/** The number of open reports and the age of the oldest. */
export async function measureReports(pool: pg.Pool): Promise<OpenReports | undefined> {
  const { rows } = await pool.query<OpenReports>(measureOpen);
  return rows[0];
}

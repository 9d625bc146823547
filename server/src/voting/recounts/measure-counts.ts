import type pg from 'pg';

import { selectLastReconciliation } from './sql.ts';

type Reconciliation = { endedAtSeconds: number; ideas: number; differences: number };

/**
 * The last reconciliation, read from the database so that any process can report it. Undefined before the first one.
 */
export async function measureCounts(pool: pg.Pool): Promise<Reconciliation | undefined> {
  const { rows } = await pool.query<Reconciliation>(selectLastReconciliation);
  return rows[0];
}

import type { Transaction } from 'kysely';
import type pg from 'pg';

import { deleteInSlices } from '../../platform/postgres/delete-in-slices.ts';
import type { Tables } from '../../tables.ts';
import { deleteOldReports, deleteReports, forgetReporter, forgetVisitors } from './sql.ts';

/** With an account: what it reported may be right all the same, and is nobody's from now on. */
export async function forgetReports(transaction: Transaction<Tables>, accountId: number): Promise<void> {
  await forgetReporter(transaction, accountId);
}

/** With a creator's boards. */
export async function removeReports(pool: pg.Pool, creatorId: number): Promise<void> {
  await pool.query(deleteReports, [creatorId]);
}

/** Every night: who a visitor was after three days, what was decided after half a year. */
export async function removeOldReports(pool: pg.Pool): Promise<void> {
  await pool.query(forgetVisitors);
  await deleteInSlices(pool, deleteOldReports);
}

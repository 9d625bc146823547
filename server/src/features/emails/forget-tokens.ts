import type { Transaction } from 'kysely';
import type pg from 'pg';

import type { Tables } from '../../tables.ts';
import { deleteOldTokens, deleteTokensOf } from './sql.ts';

/** With the account: not even the addresses that mails went to are kept. */
export async function forgetTokens(transaction: Transaction<Tables>, accountId: number): Promise<void> {
  await deleteTokensOf(transaction, accountId);
}

/** In slices, so that no lock is held long. */
export async function removeOldTokens(pool: pg.Pool): Promise<void> {
  let removed: number | null;
  do {
    ({ rowCount: removed } = await pool.query(deleteOldTokens));
  } while (removed);
}

import type pg from 'pg';

import { runNamed } from '../../platform/postgres/named-query.ts';
import { selectNextAccount } from './sql.ts';

/**
 * The lowest id of the accounts that registered after `since`. Ids are assigned in the order of registration, so it is
 * found by bisection: registration times have no index.
 */
export async function findFirstYoung(pool: pg.Pool, since: Date): Promise<number> {
  const { rows } = await pool.query<{ last: number | null }>('SELECT max(id) AS last FROM accounts');
  let [low, high] = [1, (rows[0]?.last ?? 0) + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const [account] = await runNamed(pool, selectNextAccount, [middle]);
    if (!account || account.created_at > since) high = middle;
    else low = account.id + 1;
  }
  return low;
}

import type { Kysely, Transaction } from 'kysely';

import { Refusal } from '../../platform/http/refusal.ts';
import type { Tables } from '../../tables.ts';
import { selectLookalike } from './sql.ts';

/**
 * Refuses a new username that looks like the name of another creator's board, such as `SaIYCiencia` (capital I) for
 * `SalYCiencia`. Existing accounts keep their names. `accountId` is the account that changes its username.
 */
export async function refuseLookalike(
  db: Kysely<Tables> | Transaction<Tables>,
  username: string,
  accountId = 0,
): Promise<void> {
  if (await selectLookalike(db, username, accountId)) throw new Refusal('username_taken');
}

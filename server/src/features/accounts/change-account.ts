import type { Transaction, Updateable } from 'kysely';

import type { Tables } from '../../tables.ts';
import { updateAccount } from './sql.ts';

/** For the features that change more than an account's row: in their transaction. */
export async function changeAccount(
  transaction: Transaction<Tables>,
  accountId: number,
  change: Updateable<Tables['accounts']>,
): Promise<void> {
  await updateAccount(transaction, accountId, change);
}

import type { Transaction, Updateable } from 'kysely';

import type { Tables } from '../../tables.ts';

export async function changeAccount(
  transaction: Transaction<Tables>,
  accountId: number,
  change: Updateable<Tables['accounts']>,
): Promise<void> {
  await transaction.updateTable('accounts').set(change).where('id', '=', accountId).execute();
}

import type { Transaction } from 'kysely';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Tables } from '../../tables.ts';
import { deleteWaysIn, lockAccount } from './sql.ts';

/** One change at a time, and none to an account that was deleted meanwhile: nobody gets into an emptied row. */
export async function changeWaysIn<Result>(
  context: Context,
  accountId: number,
  change: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return await context.db.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, accountId))) throw new Refusal('not_signed_in');
    return await change(transaction);
  });
}

/** With the account: nothing opens it any more. */
export async function forgetWaysIn(transaction: Transaction<Tables>, accountId: number): Promise<void> {
  await deleteWaysIn(transaction, accountId);
}

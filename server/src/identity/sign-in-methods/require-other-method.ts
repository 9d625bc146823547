import type { Transaction } from 'kysely';

import type { Actor, Context } from '../../context.ts';
import type { Tables } from '../../tables.ts';
import { changeSignInMethods } from './change-sign-in-methods.ts';
import { refuseWithoutMethod } from './refuse-without-method.ts';

/** Removes a sign-in method unless it is the last one. */
export async function requireOtherMethod(
  context: Context,
  actor: Actor,
  remove: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await changeSignInMethods(context, actor.accountId, async (transaction) => {
    await remove(transaction);
    await refuseWithoutMethod(context, transaction, actor.accountId);
  });
}

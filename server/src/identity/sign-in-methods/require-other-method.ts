import type { Transaction } from 'kysely';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Tables } from '../../tables.ts';
import { changeSignInMethods } from './change-sign-in-methods.ts';
import { selectSignInMethods } from './sql.ts';

/** Removes a sign-in method unless it is the last one. Recovery codes don't count, because they run out. */
export async function requireOtherMethod(
  context: Context,
  actor: Actor,
  remove: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await changeSignInMethods(context, actor.accountId, async (transaction) => {
    await remove(transaction);
    const { hasPassword, identities, passkeys } = await selectSignInMethods(transaction, actor.accountId);
    if (!hasPassword && identities.length + passkeys.length === 0) throw new Refusal('last_login_method');
  });
}

import type { Transaction } from 'kysely';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Tables } from '../../tables.ts';
import { changeSignInMethods } from './change-sign-in-methods.ts';
import { selectSignInMethods } from './sql.ts';

/** Takes one way in from an account and refuses if it was the last. Recovery codes run out: they are none. */
export async function requireOtherMethod(
  context: Context,
  actor: Actor,
  remove: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  await changeSignInMethods(context, actor.accountId, async (transaction) => {
    await remove(transaction);
    const { hasPassword, identities, passkeys } = await selectSignInMethods(transaction, actor.accountId);
    if (!hasPassword && identities.length + passkeys.length === 0) throw new Refusal('last_way_in');
  });
}

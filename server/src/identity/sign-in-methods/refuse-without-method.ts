import type { Transaction } from 'kysely';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Tables } from '../../tables.ts';
import { selectSignInMethods } from './sql.ts';

/**
 * Call after a method was removed: refuses the removal if no other one is left. Recovery codes don't count, because they
 * run out.
 */
export async function refuseWithoutMethod(
  { config }: Pick<Context, 'config'>,
  transaction: Transaction<Tables>,
  accountId: number,
): Promise<void> {
  const { hasPassword, hasEmail, identities, passkeys } = await selectSignInMethods(transaction, accountId);
  const hasEmailCodes = hasEmail && config.mail !== undefined;
  if (!hasPassword && !hasEmailCodes && identities.length + passkeys.length === 0)
    throw new Refusal('last_login_method');
}

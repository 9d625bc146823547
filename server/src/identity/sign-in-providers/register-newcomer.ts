import type { Newcomer } from '@upnext/contract/identity/sign-in-providers';
import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import { allowRegistration } from '../accounts/allow-registration.ts';
import { makeAccount } from '../accounts/make-account.ts';
import { prepareLogin, type Login } from '../sessions/start-session.ts';
import { prepareVerification } from '../verified-accounts/verify-account.ts';
import { attemptHashOf } from './attempt-cookie.ts';
import { deleteNewcomer, insertIdentity } from './sql.ts';

/**
 * Registers an account without a password and verifies it with the provider's identity. If the username is taken, the
 * transaction is rolled back, so that the user can try another one.
 */
export async function registerNewcomer(
  context: Context,
  request: FastifyRequest,
  { username, userRole, timeZone }: Newcomer,
): Promise<Login> {
  const hash = attemptHashOf(context.config, request);
  if (!hash) throw new Refusal('sign_in_expired');
  try {
    const logIn = await prepareLogin(context, request);
    const verify = await prepareVerification(context);
    return await context.db.transaction().execute(async (transaction) => {
      const newcomer = await deleteNewcomer(transaction, hash);
      if (!newcomer) throw new Refusal('sign_in_expired');
      const role = newcomer.is_role_locked ? 'audience' : userRole;
      allowRegistration(context.config, role);
      const account = { username, password_hash: null, email: null, role };
      const id = await makeAccount(context, transaction, account, timeZone);
      await insertIdentity(transaction, newcomer, id);
      await verify(transaction, id, newcomer);
      return await logIn(transaction, id);
    });
  } catch (error) {
    // The same user has registered in another window.
    if (violatedConstraint(error) === 'identities_pkey') throw new Refusal('identity_taken');
    throw error;
  }
}

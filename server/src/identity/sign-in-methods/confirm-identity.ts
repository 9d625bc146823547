import type { ConfirmedBy } from '@upnext/contract/identity/sign-in-methods';
import type { FastifyRequest } from 'fastify';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { checkCredentials } from '../accounts/check-credentials.ts';
import { checkFreshness } from '../sessions/check-freshness.ts';
import { selectSignInMethods } from './sql.ts';

/**
 * An open session is not enough for irreversible actions or for changes to sign-in methods: they need the password or,
 * if the account has none, a recent login.
 */
export async function confirmIdentity(
  context: Context,
  request: FastifyRequest,
  actor: Actor,
  { password, proof }: ConfirmedBy,
): Promise<void> {
  if (password) {
    await checkCredentials(context, request, { username: actor.username, password, proof }).catch((error: unknown) => {
      const isWrong = error instanceof Refusal && error.code === 'wrong_credentials';
      // The user is already logged in, so the error says only that the password is wrong.
      throw isWrong ? new Refusal('wrong_password') : error;
    });
    return;
  }
  const { hasPassword } = await selectSignInMethods(context.db, actor.accountId);
  if (hasPassword) throw new Refusal('wrong_password');
  if (!(await checkFreshness(context, request))) throw new Refusal('sign_in_again');
}

import type { PasswordChange } from '@upnext/contract/identity/account-settings';
import type { FastifyRequest } from 'fastify';

import type { Actor, Context } from '../../context.ts';
import { queueAlert } from '../../mail/queue-alert.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { languageOf } from '../../platform/http/request-facts.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { hashPassword } from '../accounts/hash-password.ts';
import { refuseCommonPassword } from '../accounts/refuse-common-password.ts';
import { endAllSessions } from '../sessions/end-sessions.ts';
import { prepareLogin, type Login } from '../sessions/start-session.ts';
import { lockAccount } from './sql.ts';

/**
 * Changes the password, ends every session, starts a new one for this browser, and cancels any pending email change.
 */
export async function changePassword(
  context: Context,
  request: FastifyRequest,
  actor: Actor,
  { newPassword }: PasswordChange,
): Promise<Login> {
  refuseCommonPassword(context, newPassword);
  const passwordHash = await hashPassword(context, newPassword);
  const logIn = await prepareLogin(context, request);
  const { forget, login } = await context.db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, actor.accountId);
    if (!account) throw new Refusal('not_signed_in');
    await changeAccount(transaction, actor.accountId, { password_hash: passwordHash, pending_email: null });
    const { email: to, username } = account;
    await queueAlert(context, transaction, {
      kind: 'password-changed',
      to,
      username,
      language: languageOf(request),
    });
    const ended = await endAllSessions(context, transaction, actor.accountId);
    return { forget: ended, login: await logIn(transaction, actor.accountId) };
  });
  forget();
  return login;
}

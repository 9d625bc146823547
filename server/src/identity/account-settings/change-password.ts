import type { PasswordChange } from '@upnext/contract/identity/account-settings';
import type { Language } from '@upnext/contract/language';

import type { Actor, Context } from '../../context.ts';
import { queueAlert } from '../../mail/queue-alert.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { hashPassword } from '../accounts/hash-password.ts';
import { refuseCommonPassword } from '../accounts/refuse-common-password.ts';
import { endAllSessions } from '../sessions/end-sessions.ts';
import { lockAccount } from './sql.ts';

/**
 * Changes the password, ends every session including the current one, and cancels any pending email change. The caller
 * must start a new session.
 */
export async function changePassword(
  context: Context,
  actor: Actor,
  { newPassword }: PasswordChange,
  language: Language,
): Promise<void> {
  refuseCommonPassword(context, newPassword);
  const passwordHash = await hashPassword(context, newPassword);
  const forget = await context.db.transaction().execute(async (transaction) => {
    const account = await lockAccount(transaction, actor.accountId);
    if (!account) throw new Refusal('not_signed_in');
    await changeAccount(transaction, actor.accountId, { password_hash: passwordHash, pending_email: null });
    const { email: to, username } = account;
    await queueAlert(context, transaction, { kind: 'password-changed', to, username, language });
    return await endAllSessions(context, transaction, actor.accountId);
  });
  forget();
}

import type { Language } from '@upnext/contract/language';

import type { Context } from '../../context.ts';
import { queueAlert } from '../../mail/queue-alert.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { hashToken } from '../../platform/token.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { hashPassword } from '../accounts/hash-password.ts';
import { refuseCommonPassword } from '../accounts/refuse-common-password.ts';
import { endAllSessions } from '../sessions/end-sessions.ts';
import { removeMethods } from '../sign-in-methods/remove-methods.ts';
import { prepareVerification } from '../verified-accounts/verify-account.ts';
import { findResetAccount, handedOver, lockAddress, spendResets, spendToken } from './sql.ts';

type Reset = { token: string; password: string; remove?: string[] | undefined };

/**
 * Sets a new password, using the token from a reset link. Removes the chosen login methods, ends every session and
 * invalidates every other reset link.
 */
export async function resetPassword(
  context: Context,
  { token, password, remove = [] }: Reset,
  language: Language,
): Promise<void> {
  refuseCommonPassword(context, password);
  const tokenHash = hashToken(token);
  // The token is checked first, so that a guessed token doesn't cause a password to be hashed.
  const known = await runNamed(context.pool, findResetAccount, [tokenHash]);
  if (known.length === 0) throw new Refusal('mail_link_spent');
  const passwordHash = await hashPassword(context, password);
  const verify = await prepareVerification(context);
  const forget = await context.db.transaction().execute(async (transaction) => {
    const spent = await spendToken(transaction, tokenHash, 'reset-password');
    const account = spent && (await lockAddress(transaction, spent.account_id));
    const isHanded = spent?.email === handedOver;
    // A link sent to an address that the account no longer has is invalid.
    if (!spent || !account || (!isHanded && account.email?.toLowerCase() !== spent.email.toLowerCase()))
      throw new Refusal('mail_link_spent');
    await spendResets(transaction, spent.account_id);
    await changeAccount(transaction, spent.account_id, {
      password_hash: passwordHash,
      // Cancels an email change that someone with the old password may have started.
      pending_email: null,
      // A link handed over by an operator doesn't prove access to the mailbox.
      email_verified_at: account.email_verified_at ?? (isHanded ? null : new Date()),
    });
    if (!isHanded) await verify(transaction, spent.account_id, { email: spent.email });
    await removeMethods(transaction, spent.account_id, remove);
    await queueAlert(context, transaction, {
      kind: 'password-changed',
      to: account.email,
      username: account.username,
      language,
    });
    return await endAllSessions(context, transaction, spent.account_id);
  });
  forget();
}

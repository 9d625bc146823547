import type { Language } from '@upnext/contract/language';
import type { Transaction } from 'kysely';

import type { Context } from '../../context.ts';
import { queueAlert } from '../../mail/queue-alert.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import { hashToken } from '../../platform/token.ts';
import type { Tables } from '../../tables.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { invalidateSessions } from '../sessions/invalidate-sessions.ts';
import { prepareVerification } from '../verified-accounts/verify-account.ts';
import { lockAddress, selectUnprovenHolder, spendToken } from './sql.ts';

/**
 * Confirms the account's pending address and verifies the account with it. If another account has the same address but
 * hasn't confirmed it, the address is removed from that account. An alert is sent to the address that is replaced.
 */
export async function confirmEmail(context: Context, token: string, language: Language): Promise<void> {
  try {
    const verify = await prepareVerification(context);
    const accountId = await context.db.transaction().execute(async (transaction) => {
      const confirmed = await confirm(context, transaction, token, language);
      await verify(transaction, confirmed.account_id, { email: confirmed.email });
      return confirmed.account_id;
    });
    invalidateSessions.ofAccount(context, accountId);
  } catch (error) {
    if (violatedConstraint(error) === 'accounts_email_key') throw new Refusal('email_taken');
    throw error;
  }
}

async function confirm(context: Context, transaction: Transaction<Tables>, token: string, language: Language) {
  const spent = await spendToken(transaction, hashToken(token), 'confirm-email');
  const account = spent && (await lockAddress(transaction, spent.account_id));
  if (!account) throw new Refusal('mail_link_spent');
  const { account_id: accountId, email } = spent;
  for (const hooks of context.lifecycle) await hooks.onEmailConfirmed?.(transaction, accountId, language);
  const verified = { email, pending_email: null, email_verified_at: new Date() };
  if (isSame(account.pending_email, email)) {
    const unproven = await selectUnprovenHolder(transaction, email, accountId);
    if (unproven) await changeAccount(transaction, unproven.id, { email: null });
    await changeAccount(transaction, accountId, verified);
    if (!isSame(account.email, email))
      await queueAlert(context, transaction, {
        kind: 'email-changed',
        to: account.email,
        username: account.username,
        language,
      });
  } else if (isSame(account.email, email)) {
    await changeAccount(transaction, accountId, { email_verified_at: new Date() });
  } else {
    // The account's pending address has changed since the email was sent.
    throw new Refusal('mail_link_spent');
  }
  return spent;
}

function isSame(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

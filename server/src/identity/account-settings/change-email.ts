import type { AccountDetails, EmailChange } from '@upnext/contract/identity/account-settings';
import type { Language } from '@upnext/contract/language';
import type { Updateable } from 'kysely';

import type { Actor, Context } from '../../context.ts';
import { queueAlert } from '../../mail/queue-alert.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import type { Tables } from '../../tables.ts';
import { changeAccount } from '../accounts/change-account.ts';
import { takePoint } from '../sessions/limit-calls.ts';
import { refuseWithoutMethod } from '../sign-in-methods/refuse-without-method.ts';
import { describeAccount } from './describe-account.ts';
import { lockAccount } from './sql.ts';

/**
 * If the site sends email, the new address stays pending until it is confirmed, and the old one stays in use until
 * then. Otherwise, the address changes immediately.
 */
export async function changeEmail(
  context: Context,
  actor: Actor,
  { email: typed }: EmailChange,
  language: Language,
): Promise<AccountDetails> {
  const email = typed || null;
  if (email && context.config.mail) await takePoint(context, 'confirmationsPerAccount', String(actor.accountId));
  try {
    return await context.db.transaction().execute(async (transaction) => {
      const account = await lockAccount(transaction, actor.accountId);
      if (!account) throw new Refusal('not_signed_in');
      const isSame = email?.toLowerCase() === account.email?.toLowerCase();
      await changeAccount(transaction, actor.accountId, changeTo(context, email, isSame));
      if (email === null && account.email !== null) await refuseWithoutMethod(context, transaction, actor.accountId);
      if (context.config.mail && email && !isSame)
        await addJob(transaction, 'send-confirmation', { payload: { accountId: actor.accountId, language } });
      if (email === null)
        await queueAlert(context, transaction, {
          kind: 'email-changed',
          to: account.email,
          username: account.username,
          language,
        });
      return await describeAccount(transaction, actor);
    });
  } catch (error) {
    if (violatedConstraint(error) === 'accounts_email_key') throw new Refusal('email_taken');
    throw error;
  }
}

function changeTo({ config }: Context, email: string | null, isSame: boolean): Updateable<Tables['accounts']> {
  if (isSame && email !== null) return { pending_email: null };
  if (email === null || !config.mail) return { email, pending_email: null, email_verified_at: null };
  return { pending_email: email };
}

import type { Language } from '@upnext/contract/language';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addJob } from '../../platform/jobs/add-job.ts';

/** Queues a job that sends the confirmation email if the account still has an address to confirm. */
export async function sendConfirmationAgain(context: Context, actor: Actor, language: Language): Promise<void> {
  if (!context.config.mail) throw new Refusal('mail_off');
  await addJob(context.db, 'send-confirmation', { payload: { accountId: actor.accountId, language } });
}

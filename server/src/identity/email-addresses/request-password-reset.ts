import { hash } from 'node:crypto';

import type { Language } from '@upnext/contract/language';
import { limits } from '@upnext/contract/limits';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { takePoint } from '../sessions/limit-calls.ts';

/** The account lookup runs in the job, so the response time doesn't reveal whether the account exists. */
export async function requestPasswordReset(context: Context, email: string, language: Language): Promise<void> {
  if (!context.config.mail) throw new Refusal('mail_off');
  await takePoint(context, 'resetsPerEmail', hash('sha256', email.toLowerCase()));
  const until = new Date(Date.now() + limits.resetLinkMinutes * 60_000).toISOString();
  await addJob(context.db, 'send-reset', { payload: { email, language, until } });
}

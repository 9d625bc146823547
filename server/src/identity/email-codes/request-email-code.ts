import { hash } from 'node:crypto';

import type { Language } from '@upnext/contract/language';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { takePoint } from '../sessions/limit-calls.ts';
import { normaliseAddress } from '../verified-accounts/normalise-address.ts';
import { makeCodeCookie, type CodeCookie } from './code-cookie.ts';
import { insertCode, queueByMailbox } from './sql.ts';

/**
 * Queues an email with a code and returns the cookie that the code works with. Known and unknown addresses are treated
 * alike, so neither the response nor its time reveals whether an account exists.
 */
export async function requestEmailCode(context: Context, email: string, language: Language): Promise<CodeCookie> {
  const mailbox = hash('sha256', normaliseAddress(email), 'buffer');
  await takePoint(context, 'codesPerEmail', mailbox.toString('hex'));
  const cookie = makeCodeCookie();
  await context.db.transaction().execute(async (transaction) => {
    await queueByMailbox(transaction, mailbox);
    if (!(await insertCode(transaction, { tokenHash: cookie.tokenHash, email, mailbox })))
      throw new Refusal('too_many_requests', { retryAfterSeconds: 3600 });
    const payload = { tokenHash: cookie.tokenHash.toString('hex'), language };
    await addJob(transaction, 'send-email-code', { payload });
  });
  return cookie;
}

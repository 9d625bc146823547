import { hash } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { languageOf } from '../../platform/http/request-facts.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { isKnownDevice } from '../proof-of-work/known-device.ts';
import { takePoint } from '../sessions/limit-calls.ts';
import { normaliseAddress } from '../verified-accounts/normalise-address.ts';
import { makeCodeCookie, type CodeCookie } from './code-cookie.ts';
import { insertCode, queueByMailbox, selectHolder } from './sql.ts';

/**
 * Queues an email with a code and returns the cookie that the code works with. Known and unknown addresses are treated
 * alike, so neither the response nor its time reveals whether an account exists.
 *
 * Known devices of the account have limits of their own. Other people can't use these up, so they can't keep its owner
 * from logging in.
 */
export async function requestEmailCode(
  context: Context,
  request: FastifyRequest,
  email: string,
  proofMs: number | undefined,
): Promise<CodeCookie> {
  const holder = await selectHolder(context.db, email);
  const isKnown = await isKnownDevice(context, request, holder?.username ?? '');
  const mailbox = hash('sha256', normaliseAddress(email), 'buffer');
  await takePoint(context, 'codesPerEmail', `${mailbox.toString('hex')}${isKnown ? '|known device' : ''}`);
  const cookie = makeCodeCookie();
  await context.db.transaction().execute(async (transaction) => {
    await queueByMailbox(transaction, mailbox);
    if (!(await insertCode(transaction, { tokenHash: cookie.tokenHash, email, mailbox, isKnown, proofMs })))
      throw new Refusal('too_many_requests', { retryAfterSeconds: 3600 });
    const payload = { tokenHash: cookie.tokenHash.toString('hex'), language: languageOf(request) };
    await addJob(transaction, 'send-email-code', { payload });
  });
  return cookie;
}

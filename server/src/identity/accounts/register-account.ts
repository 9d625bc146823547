import type { Registration } from '@upnext/contract/identity/accounts';
import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { languageOf } from '../../platform/http/request-facts.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { prepareLogin, type Login } from '../sessions/start-session.ts';
import { hashPassword } from './hash-password.ts';
import { makeAccount } from './make-account.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

/** Creates an account and its first session. */
export async function registerAccount(
  context: Context,
  request: FastifyRequest,
  { username, password, email, userRole, timeZone }: Registration,
): Promise<Login> {
  refuseCommonPassword(context, password);
  // If the site sends email, the address stays pending until it is confirmed.
  const address = context.config.mail ? { pending_email: email || null } : { email: email || null };
  const account = { username, password_hash: await hashPassword(context, password), role: userRole, ...address };
  const logIn = await prepareLogin(context, request);
  return await context.db.transaction().execute(async (transaction) => {
    const id = await makeAccount(context, transaction, account, timeZone);
    if (address.pending_email) {
      const payload = { accountId: id, language: languageOf(request) };
      await addJob(transaction, 'send-confirmation', { payload });
    }
    return await logIn(transaction, id);
  });
}

import type { Registration } from '@upnext/contract/identity/accounts';
import type { Language } from '@upnext/contract/language';

import type { Context } from '../../context.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { hashPassword } from './hash-password.ts';
import { makeAccount } from './make-account.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';

export async function registerAccount(
  context: Context,
  { username, password, email, userRole }: Registration,
  language: Language,
): Promise<number> {
  refuseCommonPassword(context, password);
  // If the site sends email, the address stays pending until it is confirmed.
  const address = context.config.mail ? { pending_email: email || null } : { email: email || null };
  const account = { username, password_hash: await hashPassword(context, password), role: userRole, ...address };
  return await context.db.transaction().execute(async (transaction) => {
    const id = await makeAccount(context, transaction, account);
    if (address.pending_email) await addJob(transaction, 'send-confirmation', { payload: { accountId: id, language } });
    return id;
  });
}

import type { Registration } from '@upnext/contract/accounts';
import type { Language } from '@upnext/contract/language';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import { openMainBoard } from '../boards/open-main-board.ts';
import { hashPassword } from './hash-password.ts';
import { refuseCommonPassword } from './refuse-common-password.ts';
import { insertAccount } from './sql.ts';

export async function registerAccount(
  context: Context,
  { username, password, email, userRole }: Registration,
  language: Language,
): Promise<number> {
  refuseCommonPassword(context, password);
  const passwordHash = await hashPassword(context, password);
  try {
    return await context.db.transaction().execute(async (transaction) => {
      // Where mail can be sent, an address takes its place only once its holder has confirmed it.
      const address = context.config.mail ? { pending_email: email || null } : { email: email || null };
      const account = { username, password_hash: passwordHash, role: userRole, ...address };
      const { id } = await insertAccount(transaction, account);
      if (address.pending_email)
        await addJob(transaction, 'send-confirmation', { payload: { accountId: id, language } });
      if (userRole === 'creator') await openMainBoard(transaction, id);
      return id;
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'accounts_username_key') throw new Refusal('username_taken');
    if (constraint === 'accounts_email_key') throw new Refusal('email_taken');
    throw error;
  }
}

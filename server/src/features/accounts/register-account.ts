import type { Registration } from '@upnext/contract/accounts';
import { isCommonPassword } from '@upnext/contract/common-passwords';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import { openMainBoard } from '../boards/open-main-board.ts';
import { hashPassword } from './hash-password.ts';
import { insertAccount } from './sql.ts';

export async function registerAccount(
  context: Context,
  { username, password, email, userRole }: Registration,
): Promise<number> {
  // A trial on plain http may use any password; a site on the internet may not.
  if (context.config.https && isCommonPassword(password)) throw new Refusal('password_too_common');
  const passwordHash = await hashPassword(context, password);
  try {
    return await context.db.transaction().execute(async (transaction) => {
      const account = { username, password_hash: passwordHash, email: email || null, role: userRole };
      const { id } = await insertAccount(transaction, account);
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

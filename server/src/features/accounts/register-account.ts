import type { Registration } from '@upnext/contract/accounts';
import { isCommonPassword } from '@upnext/contract/common-passwords';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { hashPassword } from './hash-password.ts';
import { makeAccount } from './make-account.ts';

export async function registerAccount(
  context: Context,
  { username, password, email, userRole }: Registration,
): Promise<number> {
  // A trial on plain http may use any password; a site on the internet may not.
  if (context.config.https && isCommonPassword(password)) throw new Refusal('password_too_common');
  const account = {
    username,
    password_hash: await hashPassword(context, password),
    email: email || null,
    role: userRole,
  };
  return await context.db.transaction().execute((transaction) => makeAccount(transaction, account));
}

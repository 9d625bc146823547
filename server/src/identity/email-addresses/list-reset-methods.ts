import type { RemovableMethod } from '@upnext/contract/identity/sign-in-methods';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { hashToken } from '../../platform/token.ts';
import { listRemovableMethods } from '../sign-in-methods/list-removable-methods.ts';
import { findResetAccount } from './sql.ts';

/** Lists the login methods that an intruder may have added, for the page that resets the password. */
export async function listResetMethods(context: Context, token: string): Promise<RemovableMethod[]> {
  const [found] = await runNamed(context.pool, findResetAccount, [hashToken(token)]);
  if (!found) throw new Refusal('mail_link_spent');
  return await listRemovableMethods(context, found.account_id);
}

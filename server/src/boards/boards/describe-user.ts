import type { User } from '@upnext/contract/identity/accounts';

import type { Context } from '../../context.ts';
import { describeCreator } from '../../identity/accounts/describe-creator.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { findUser } from './sql.ts';

/** Returns the account in the form shown to its owner. The identity domain calls this as `context.describeUser`. */
export async function describeUser({ pool }: Context, accountId: number): Promise<User> {
  const [row] = await runNamed(pool, findUser, [accountId]);
  if (!row) throw new Refusal('not_signed_in');
  const user: User = { ...describeCreator(row), userRole: row.role, email: row.email };
  if (row.role === 'creator') return { ...user, pendingCount: row.pending };
  return row.is_helper ? { ...user, helps: true } : user;
}

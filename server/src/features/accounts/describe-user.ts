import type { User } from '@upnext/contract/accounts';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { countPending } from '../boards/count-pending.ts';
import { describeCreator } from '../boards/describe-creator.ts';
import { selectAccount } from './sql.ts';

/** What an account sees of itself. */
export async function describeUser(context: Context, accountId: number): Promise<User> {
  const row = await selectAccount(context.db, accountId);
  if (!row) throw new Refusal('not_signed_in');
  const user: User = { ...describeCreator(row), userRole: row.role, email: row.email };
  if (row.role === 'creator') return { ...user, pendingCount: await countPending(context, accountId) };
  return row.is_helper ? { ...user, helps: true } : user;
}

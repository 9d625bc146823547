import type { User } from '@upnext/contract/identity/accounts';
import type { Transaction } from 'kysely';

import type { Context } from '../../context.ts';
import { describeCreator } from '../../identity/accounts/describe-creator.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runIn, runNamed } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { findUser } from './sql.ts';

/** Returns the account in the form shown to its owner. The identity domain calls this as `context.describeUser`. */
export async function describeUser(
  { pool }: Context,
  accountId: number,
  transaction?: Transaction<Tables>,
): Promise<User> {
  const [row] = transaction
    ? await runIn(transaction, findUser, [accountId])
    : await runNamed(pool, findUser, [accountId]);
  if (!row) throw new Refusal('not_signed_in');
  const user: User = { ...describeCreator(row), userRole: row.role, email: row.email, isVerified: row.is_verified };
  if (row.role === 'creator') return { ...user, pendingCount: row.pending };
  return row.is_helper ? { ...user, helps: true } : user;
}

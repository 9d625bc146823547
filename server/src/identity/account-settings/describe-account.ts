import type { AccountDetails } from '@upnext/contract/identity/account-settings';
import type { Kysely } from 'kysely';

import type { Actor } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Tables } from '../../tables.ts';
import { selectDetails, selectFormerNames } from './sql.ts';

export async function describeAccount(db: Kysely<Tables>, { accountId }: Actor): Promise<AccountDetails> {
  const row = await selectDetails(db, accountId);
  if (!row) throw new Refusal('not_signed_in');
  const formerNames = await selectFormerNames(db, accountId);
  return {
    createdAt: row.created_at.toISOString(),
    email: row.email,
    isEmailConfirmed: row.email_verified_at !== null,
    pendingEmail: row.pending_email,
    verifiedAt: row.verified_at?.toISOString() ?? null,
    hasPassword: row.password_hash !== null,
    formerUsernames: formerNames.map(({ name, forwards_until }) => ({
      name,
      forwardsUntil: forwards_until.toISOString(),
    })),
  };
}

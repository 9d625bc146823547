import { sql, type Kysely, type Transaction } from 'kysely';

import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

export async function selectSignInMethods(db: Db, accountId: number) {
  const account = await db
    .selectFrom('accounts')
    .select([
      sql<boolean>`password_hash IS NOT NULL`.as('has_password'),
      sql<boolean>`email_verified_at IS NOT NULL`.as('has_email'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const identities = await db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  const codes = await db
    .selectFrom('recovery_codes')
    .select('created_at')
    .where('account_id', '=', accountId)
    .execute();
  const { has_password: hasPassword = false, has_email: hasEmail = false } = account ?? {};
  return { hasPassword, hasEmail, identities, passkeys, codes };
}

/**
 * Locks the account's row, which serializes changes to its sign-in methods but doesn't block inserts that refer to the
 * account. Returns no row for a deleted account.
 */
export async function lockSignInMethods(transaction: Transaction<Tables>, accountId: number) {
  return await transaction
    .selectFrom('accounts')
    .select(['username', 'email'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type Chosen = { passkeys: string[]; issuers: string[]; codes: boolean };

export async function deleteChosenMethods(
  transaction: Transaction<Tables>,
  accountId: number,
  { passkeys, issuers, codes }: Chosen,
): Promise<void> {
  await sql`DELETE FROM passkeys WHERE account_id = ${accountId} AND id::text = ANY (${passkeys})`.execute(transaction);
  await sql`DELETE FROM identities WHERE account_id = ${accountId} AND issuer = ANY (${issuers})`.execute(transaction);
  if (codes) await transaction.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
}

export async function deleteSignInMethods(transaction: Transaction<Tables>, accountId: number): Promise<void> {
  for (const table of ['identities', 'passkeys', 'recovery_codes'] as const)
    await transaction.deleteFrom(table).where('account_id', '=', accountId).execute();
}

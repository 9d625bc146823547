import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';

import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;
export type PasskeyRow = Pick<Selectable<Tables['passkeys']>, 'id' | 'name' | 'created_at' | 'last_used_at'>;

const shown = ['id', 'name', 'created_at', 'last_used_at'] as const;

export async function insertPasskey(db: Db, passkey: Insertable<Tables['passkeys']>): Promise<PasskeyRow> {
  return await db.insertInto('passkeys').values(passkey).returning(shown).executeTakeFirstOrThrow();
}

export async function selectOwnPasskeys(db: Db, accountId: number) {
  return await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('account_id', '=', accountId)
    .execute();
}

export async function selectPasskey(db: Db, credentialId: Buffer) {
  return await db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst();
}

/**
 * Returns false if the counter didn't increase, because the passkey may have been cloned. Authenticators without a
 * counter always send 0.
 */
export async function touchPasskey(db: Db, id: number, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where((where) => where.or([where('counter', '<', counter), where('counter', '=', 0)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function updateName(db: Db, accountId: number, id: number, name: string): Promise<PasskeyRow | undefined> {
  return await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning(shown)
    .executeTakeFirst();
}

export async function deletePasskey(db: Db, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

import type { Insertable, Kysely, NotNull, Transaction, Updateable } from 'kysely';
import { sql } from 'kysely';

import type { Tables } from '../../tables.ts';
import { profileColumns } from '../boards/describe-creator.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

const userColumns = [...profileColumns, 'role', 'email'] as const;

export async function insertAccount(db: Db, account: Insertable<Tables['accounts']>) {
  return await db.insertInto('accounts').values(account).returning('id').executeTakeFirstOrThrow();
}

export async function selectAccount(db: Db, id: number) {
  return await db
    .selectFrom('accounts')
    .select(userColumns)
    .select((row) =>
      row.exists(row.selectFrom('board_members').select('role').where('account_id', '=', id)).as('is_helper'),
    )
    .where('id', '=', id)
    .where('username', 'is not', null)
    .$narrowType<{ username: NotNull }>()
    .executeTakeFirst();
}

export async function selectPassword(db: Db, username: string) {
  return await db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
}

/** Of several tries at once one finds an audience account; the others find none. */
export async function updateRole(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ role: 'creator' })
    .where('id', '=', id)
    .where('role', '=', 'audience')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function updateAccount(db: Db, id: number, change: Updateable<Tables['accounts']>): Promise<void> {
  await db.updateTable('accounts').set(change).where('id', '=', id).execute();
}

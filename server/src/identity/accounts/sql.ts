import type { Language } from '@upnext/contract/language';
import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;

export async function insertAccount(db: Db, account: Insertable<Tables['accounts']>) {
  return await db.insertInto('accounts').values(account).returning('id').executeTakeFirstOrThrow();
}

export async function selectUsername(db: Db, email: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('accounts')
    .select('username')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return found?.username ?? undefined;
}

export async function selectPassword(db: Db, username: string) {
  return await db
    .selectFrom('accounts')
    .select(['id', 'password_hash'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
}

/** Finds a creator, other than the given account, whose username looks the same. */
export async function selectLookalike(db: Db, username: string, accountId: number) {
  return await db
    .selectFrom('accounts')
    .select('id')
    .where(sql`username_skeleton(username)`, '=', sql`username_skeleton(${username})`)
    // A literal, so that the partial index can be used.
    .where(sql<boolean>`role = 'creator'`)
    .where('id', '<>', accountId)
    .executeTakeFirst();
}

/** Makes a fan a creator. If several calls run concurrently, only one returns true. */
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

export type AccountRow = {
  id: number;
  username: string | null;
  email: string | null;
  role: 'creator' | 'audience';
  created_at: Date;
  verified_at: Date | null;
  suspended_at: Date | null;
  deleted_at: Date | null;
  language: Language | null;
};

const account = `
  SELECT a.id, a.username, a.email, a.role, a.created_at, a.verified_at, a.suspended_at, a.deleted_at, m.language
  FROM accounts a LEFT JOIN email_settings m ON m.account_id = a.id`;

/** $1: a username, former username or email. $2: an id or null. */
export const findExactly = namedQuery<AccountRow>(
  'operator-find-exactly',
  `${account} WHERE a.id IN (
     SELECT id FROM accounts WHERE lower(username) = lower($1)
     UNION SELECT id FROM accounts WHERE lower(email) = lower($1)
     UNION SELECT account_id FROM former_usernames WHERE name = lower($1)
     UNION SELECT $2::bigint) ORDER BY a.id`,
);

/**
 * $1: the beginning of a username. Returns up to 20 accounts in index order, starting at that prefix. The caller must
 * drop those that don't match.
 */
export const findFrom = namedQuery<AccountRow>(
  'operator-find-from',
  `${account} WHERE lower(a.username) >= lower($1) ORDER BY lower(a.username) LIMIT 20`,
);

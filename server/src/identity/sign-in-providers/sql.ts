import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from 'kysely';

import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;
export type Attempt = Selectable<Tables['sign_in_attempts']>;
type Identity = { issuer: string; subject: string };

const inTenMinutes = sql<Date>`now() + interval '10 minutes'`;

export async function insertAttempt(
  db: Db,
  attempt: Omit<Insertable<Tables['sign_in_attempts']>, 'expires_at'>,
): Promise<void> {
  await db
    .insertInto('sign_in_attempts')
    .values({ ...attempt, expires_at: inTenMinutes })
    .execute();
}

/** An attempt is deleted when it is used, so a replayed response finds no row. */
export async function deleteAttempt(db: Db, tokenHash: Buffer): Promise<Attempt | undefined> {
  return await db
    .deleteFrom('sign_in_attempts')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
}

export async function insertNewcomer(
  db: Db,
  newcomer: Omit<Insertable<Tables['newcomers']>, 'expires_at'>,
): Promise<void> {
  await db
    .insertInto('newcomers')
    .values({ ...newcomer, expires_at: inTenMinutes })
    .execute();
}

export async function deleteNewcomer(db: Db, tokenHash: Buffer) {
  return await db
    .deleteFrom('newcomers')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['issuer', 'subject', 'is_role_locked'])
    .executeTakeFirst();
}

export async function insertIdentity(db: Db, { issuer, subject }: Identity, accountId: number): Promise<void> {
  await db.insertInto('identities').values({ issuer, subject, account_id: accountId }).execute();
}

/** Returns the account that the identity is linked to, and updates last_used_at. */
export async function touchIdentity(db: Db, { issuer, subject }: Identity): Promise<number | undefined> {
  const used = await db
    .updateTable('identities')
    .set({ last_used_at: sql<Date>`now()` })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('account_id')
    .executeTakeFirst();
  return used?.account_id;
}

export async function deleteIdentity(db: Db, accountId: number, issuer: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identities')
    .where('account_id', '=', accountId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Use this statement only in jobs, because it scans the whole table, which holds about an hour of attempts. */
export const deleteAttemptsOf = (accountId: number) =>
  sql`DELETE FROM sign_in_attempts WHERE account_id = ${accountId}`;

export const deleteExpiredAttempts = sql`
  DELETE FROM sign_in_attempts WHERE token_hash IN (
    SELECT token_hash FROM sign_in_attempts WHERE expires_at < now() LIMIT 1000)`;

export const deleteGoneNewcomers = sql`
  DELETE FROM newcomers WHERE token_hash IN (SELECT token_hash FROM newcomers WHERE expires_at < now() LIMIT 1000)`;

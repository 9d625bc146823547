import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';

import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables> | Transaction<Tables>;
export type Trip = Selectable<Tables['sign_in_trips']>;
type Identity = { issuer: string; subject: string };

const inTenMinutes = sql<Date>`now() + interval '10 minutes'`;

export async function insertTrip(db: Db, trip: Omit<Insertable<Tables['sign_in_trips']>, 'expires_at'>): Promise<void> {
  await db
    .insertInto('sign_in_trips')
    .values({ ...trip, expires_at: inTenMinutes })
    .execute();
}

/** Deleting is using: an answer that comes twice finds nothing the second time. */
export async function deleteTrip(db: Db, tokenHash: Buffer): Promise<Trip | undefined> {
  return await db
    .deleteFrom('sign_in_trips')
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

/** Whose identity it is; the use is noted. */
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

export const deleteEndedTrips = `
  DELETE FROM sign_in_trips WHERE token_hash IN (
    SELECT token_hash FROM sign_in_trips WHERE expires_at < now() LIMIT 1000)`;

export const deleteGoneNewcomers = `
  DELETE FROM newcomers WHERE token_hash IN (SELECT token_hash FROM newcomers WHERE expires_at < now() LIMIT 1000)`;

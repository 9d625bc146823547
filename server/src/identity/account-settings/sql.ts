import { limits } from '@upnext/contract/limits';
import { sql, type Kysely, type Transaction } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';

export async function selectDetails(db: Kysely<Tables>, accountId: number) {
  return await db
    .selectFrom('accounts')
    .select(['created_at', 'email', 'pending_email', 'email_verified_at', 'verified_at', 'password_hash'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

export async function selectFormerNames(db: Kysely<Tables>, accountId: number) {
  return await db
    .selectFrom('former_usernames')
    .select(['name', 'forwards_until'])
    .where('account_id', '=', accountId)
    .orderBy('given_up_at', 'desc')
    .limit(100)
    .execute();
}

/** Locks the account's row, which serializes changes to its username, email and password. */
export async function lockAccount(db: Transaction<Tables>, accountId: number) {
  return await db
    .selectFrom('accounts')
    .select(['username', 'email'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Raises the statement timeout while `work` runs, because its statements may touch any number of rows. Call it before
 * taking a lock that other transactions wait for.
 */
export async function withLongTimeout<T>(db: Transaction<Tables>, work: () => Promise<T>): Promise<T> {
  await sql`SET LOCAL statement_timeout = '60s'`.execute(db);
  const result = await work();
  await sql`SET LOCAL statement_timeout TO DEFAULT`.execute(db);
  return result;
}

export async function selectRecentNames(db: Transaction<Tables>, accountId: number) {
  return await db
    .selectFrom('former_usernames')
    .select('name')
    .where('account_id', '=', accountId)
    .where('given_up_at', '>', sql<Date>`now() - make_interval(days => ${limits.usernameForwardDays})`)
    .execute();
}

/** Removes the reservation of a former username when its account takes the name back. */
export async function unreserveUsername(db: Transaction<Tables>, accountId: number, username: string): Promise<void> {
  await db
    .deleteFrom('former_usernames')
    .where('name', '=', username.toLowerCase())
    .where('account_id', '=', accountId)
    .execute();
}

const forwardDays = sql`make_interval(days => ${limits.usernameForwardDays})`;

/**
 * When a username that the account gives up becomes available to others: never (null) if one of its boards has votes,
 * because people know the link. Every creator has a board, so having one is not enough.
 */
const reservedUntil = (accountId: number) => sql<Date | null>`
  CASE WHEN EXISTS (SELECT FROM boards WHERE creator_id = ${accountId} AND total_votes > 0) THEN NULL
  ELSE now() + ${forwardDays} END`;

export async function reserveFormerUsername(
  db: Transaction<Tables>,
  accountId: number,
  username: string,
): Promise<void> {
  await db
    .insertInto('former_usernames')
    .values({
      name: username.toLowerCase(),
      account_id: accountId,
      forwards_until: sql<Date>`now() + ${forwardDays}`,
      reserved_until: reservedUntil(accountId),
    })
    .execute();
}

/**
 * Keeps the account's current and former usernames reserved, but removes their redirects and their reference to the
 * account. Call it before the boards are emptied.
 */
export async function releaseNames(db: Transaction<Tables>, accountId: number, username: string): Promise<void> {
  await reserveFormerUsername(db, accountId, username);
  await db
    .updateTable('former_usernames')
    .set({ account_id: null, forwards_until: sql<Date>`now()`, reserved_until: reservedUntil(accountId) })
    .where('account_id', '=', accountId)
    .execute();
}

export async function selectReservation(db: Kysely<Tables>, username: string) {
  return await db
    .selectFrom('former_usernames')
    .select(['name', 'account_id', 'given_up_at', 'reserved_until'])
    .where('name', '=', username.toLowerCase())
    .executeTakeFirst();
}

export async function deleteReservation(db: Kysely<Tables>, name: string): Promise<void> {
  await db.deleteFrom('former_usernames').where('name', '=', name).execute();
}

export const deleteExpiredReservations = sql`
  DELETE FROM former_usernames WHERE name IN (
    SELECT name FROM former_usernames WHERE reserved_until < now() LIMIT 1000)`;

/** Returns the current username for a former one. Finds only creators, because fans have no public page. */
export const findForward = namedQuery<{ username: string }>(
  'find-forward',
  `SELECT a.username FROM former_usernames f
   JOIN accounts a ON a.id = f.account_id AND a.suspended_at IS NULL JOIN boards b ON b.creator_id = a.id AND b.is_main
   WHERE f.name = lower($1) AND f.forwards_until > now()`,
);

import { sql, type Kysely, type Transaction } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import type { HashedProof } from './hash-proof.ts';

/** Locks the account's row. Returns no row if the account is verified or deleted. */
export async function lockUnverified(transaction: Transaction<Tables>, accountId: number) {
  return await transaction
    .selectFrom('accounts')
    .select(['email', 'email_verified_at'])
    .where('id', '=', accountId)
    .where('verified_at', 'is', null)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Returns false if the address belongs to another account. Waits for a transaction that is inserting it. */
export async function claimAddress(
  transaction: Transaction<Tables>,
  accountId: number,
  { hash, domain }: HashedProof,
): Promise<boolean> {
  await transaction
    .insertInto('verified_addresses')
    .values({ address_hash: hash, account_id: accountId, domain })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await transaction
    .selectFrom('verified_addresses')
    .select('account_id')
    .where('address_hash', '=', hash)
    .executeTakeFirst();
  return row?.account_id === accountId;
}

/** The maximum number of addresses of a domain that verify accounts within 24 hours. */
const addressesPerDay = 20;

/**
 * Whether the address may verify its account now: the limit isn't reached, and no older address of the domain waits.
 * The advisory lock makes transactions for the same domain count one after the other.
 */
export async function isNext(transaction: Transaction<Tables>, { hash, domain }: HashedProof): Promise<boolean> {
  await sql`SELECT FROM pg_advisory_xact_lock(hashtextextended('verified domain ' || ${domain}, 0))`.execute(
    transaction,
  );
  const { rows } = await sql<{ is_next: boolean }>`
    SELECT NOT EXISTS (
      SELECT FROM verified_addresses
      WHERE domain = ${domain} AND verified_at > now() - interval '24 hours' OFFSET ${addressesPerDay - 1}
    ) AND ${hash} = (
      SELECT address_hash FROM verified_addresses WHERE domain = ${domain} AND verified_at IS NULL
      ORDER BY confirmed_at, address_hash LIMIT 1
    ) AS is_next`.execute(transaction);
  return rows[0]?.is_next === true;
}

/** Releases the account's other addresses: they wait for nothing any more and can verify other accounts. */
export async function markVerified(transaction: Transaction<Tables>, accountId: number, hash: Buffer): Promise<void> {
  const verified = { verified_at: sql<Date>`now()` };
  await transaction.updateTable('verified_addresses').set(verified).where('address_hash', '=', hash).execute();
  await deleteWaiting(transaction, accountId);
  await transaction.updateTable('accounts').set(verified).where('id', '=', accountId).execute();
  await transaction.updateTable('sessions').set({ is_verified: true }).where('account_id', '=', accountId).execute();
}

async function deleteWaiting(db: Kysely<Tables>, accountId: number): Promise<void> {
  await db
    .deleteFrom('verified_addresses')
    .where('account_id', '=', accountId)
    .where('verified_at', 'is', null)
    .execute();
}

/** Keeps the hash that verified a deleted account, but removes its reference to the account. */
export async function releaseAddresses(db: Kysely<Tables>, accountId: number): Promise<void> {
  await deleteWaiting(db, accountId);
  await db
    .updateTable('verified_addresses')
    .set({ account_id: null, deleted_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .execute();
}

export const deleteOldAddresses = sql`
  DELETE FROM verified_addresses WHERE address_hash IN (
    SELECT address_hash FROM verified_addresses WHERE deleted_at < now() - interval '90 days' LIMIT 1000)`;

/** The addresses of each domain that could verify accounts now if the limit allowed it, oldest first. */
export const selectWaiting = namedQuery<{ hash: Buffer; account_id: number; domain: string }>(
  'select-waiting-addresses',
  `SELECT hash, account_id, domain FROM (
     SELECT address_hash AS hash, account_id, domain,
       row_number() OVER (PARTITION BY domain ORDER BY confirmed_at, address_hash) AS place
     FROM verified_addresses WHERE verified_at IS NULL) waiting
   WHERE place <= ${addressesPerDay} ORDER BY domain, place`,
);

/**
 * $1: the last account id of the previous slice. Returns the accounts that could be verified. Also corrects sessions
 * that a process of the previous version has started. All slices together scan the primary key once.
 */
export const findUnverified = namedQuery<{ last: number | null; accounts: number[] }>(
  'find-unverified',
  `WITH slice AS MATERIALIZED (
     SELECT id, verified_at, email_verified_at, deleted_at FROM accounts WHERE id > $1 ORDER BY id LIMIT 5000),
   corrected AS (
     UPDATE sessions s SET is_verified = true FROM slice a
     WHERE s.account_id = a.id AND a.verified_at IS NOT NULL AND NOT s.is_verified)
   SELECT max(id) AS last, coalesce(json_agg(id ORDER BY id) FILTER (
     WHERE verified_at IS NULL AND deleted_at IS NULL
       AND NOT EXISTS (SELECT FROM verified_addresses v WHERE v.account_id = slice.id)
       AND (email_verified_at IS NOT NULL OR EXISTS (SELECT FROM identities i WHERE i.account_id = slice.id))
   ), '[]') AS accounts FROM slice`,
);

export async function selectIdentities(transaction: Transaction<Tables>, accountId: number) {
  return await transaction
    .selectFrom('identities')
    .select(['issuer', 'subject'])
    .where('account_id', '=', accountId)
    .execute();
}

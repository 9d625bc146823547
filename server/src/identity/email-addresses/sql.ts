import { limits } from '@upnext/contract/limits';
import { sql, type Transaction } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';

export type TokenPurpose = Tables['email_tokens']['purpose'];

export type AddressRow = { id: number; username: string; email: string };

export const findByEmail = namedQuery<AddressRow>(
  'find-by-email',
  `SELECT id, username, email FROM accounts WHERE lower(email) = lower($1) AND deleted_at IS NULL`,
);

/** Finds an account's unconfirmed address, if it has one. */
export const findUnconfirmed = namedQuery<AddressRow>(
  'find-unconfirmed',
  `SELECT id, username, COALESCE(pending_email, email) AS email FROM accounts
   WHERE id = $1 AND deleted_at IS NULL AND (pending_email IS NOT NULL OR (email IS NOT NULL AND email_verified_at IS NULL))`,
);

const lifetimeSeconds: Record<TokenPurpose, number> = {
  'confirm-email': limits.confirmLinkHours * 60 * 60,
  'reset-password': limits.resetLinkMinutes * 60,
};

/** The maximum number of emails with a link that are sent to one address per hour. */
const emailsPerHour = 5;

/**
 * Takes a lock for the address, so that only one transaction at a time counts and inserts its tokens. The worker runs
 * several jobs concurrently.
 */
export async function queueByAddress(transaction: Transaction<Tables>, email: string): Promise<void> {
  await sql`SELECT FROM pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`.execute(transaction);
}

type NewToken = { hash: Buffer; accountId: number; purpose: TokenPurpose; email: string };

/** Returns false if the address has reached its hourly limit. */
export async function insertToken(transaction: Transaction<Tables>, token: NewToken): Promise<boolean> {
  const { hash, accountId, purpose, email } = token;
  const { numAffectedRows } = await sql`
    WITH sent AS (
      SELECT count(*) AS emails FROM email_tokens
      WHERE lower(email) = lower(${email}) AND created_at > now() - interval '1 hour')
    INSERT INTO email_tokens (token_hash, account_id, purpose, email, expires_at)
    SELECT ${hash}, ${accountId}, ${purpose}, ${email}, now() + make_interval(secs => ${lifetimeSeconds[purpose]})
    FROM sent WHERE emails < ${emailsPerHour}`.execute(transaction);
  return numAffectedRows === 1n;
}

/** Stored instead of an email address for a link that an operator hands over. */
export const handedOver = '';

/** $1: token hash. $2: account id. */
export const insertOperatorToken = namedQuery<never>(
  'insert-handed-token',
  `INSERT INTO email_tokens (token_hash, account_id, purpose, email, expires_at)
   VALUES ($1, $2, 'reset-password', '${handedOver}', now() + interval '${limits.handedLinkMinutes} minutes')`,
);

/** Finds the account of a valid reset link. A link to an address that the account no longer has is invalid. */
export const findResetAccount = namedQuery<{ account_id: number }>(
  'find-reset-account',
  `SELECT t.account_id FROM email_tokens t JOIN accounts a ON a.id = t.account_id AND a.deleted_at IS NULL
   WHERE t.token_hash = $1 AND t.purpose = 'reset-password' AND t.expires_at > now()
     AND (t.email = '${handedOver}' OR lower(t.email) = lower(a.email))`,
);

/**
 * Marks a token as used, so that only one of several concurrent attempts succeeds. The row is kept, because it counts
 * toward the hourly limit. The value is `created_at` instead of `now()`, because `now()` is the start of the
 * transaction, so a transaction that started earlier would still find the token valid.
 */
const spent = { expires_at: sql<Date>`created_at` };

export async function spendToken(db: Transaction<Tables>, tokenHash: Buffer, purpose: TokenPurpose) {
  return await db
    .updateTable('email_tokens')
    .set(spent)
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['account_id', 'email'])
    .executeTakeFirst();
}

export async function spendResets(db: Transaction<Tables>, accountId: number): Promise<void> {
  await db
    .updateTable('email_tokens')
    .set(spent)
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'reset-password')
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
}

export async function deleteTokensOf(db: Transaction<Tables>, accountId: number): Promise<void> {
  await db.deleteFrom('email_tokens').where('account_id', '=', accountId).execute();
}

export async function lockAddress(db: Transaction<Tables>, accountId: number) {
  return await db
    .selectFrom('accounts')
    .select(['username', 'email', 'pending_email', 'email_verified_at'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function selectUnprovenHolder(db: Transaction<Tables>, email: string, accountId: number) {
  return await db
    .selectFrom('accounts')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email_verified_at', 'is', null)
    .where('id', '<>', accountId)
    .executeTakeFirst();
}

export const deleteOldTokens = sql`
  DELETE FROM email_tokens WHERE token_hash IN (
    SELECT token_hash FROM email_tokens WHERE created_at < now() - interval '2 days' LIMIT 1000)`;

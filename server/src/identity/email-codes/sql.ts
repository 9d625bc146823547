import { limits } from '@upnext/contract/limits';
import { sql, type Kysely, type Transaction } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';

/**
 * The maximum number of codes that are sent to one mailbox, for known devices of its account and for others. Each allows
 * `limits.emailCodeTries` guesses.
 */
const codesPerHour = 5;
const codesPerDay = 10;

/** `mailbox`: the hash of the normalised address. */
type CodeRequest = {
  tokenHash: Buffer;
  email: string;
  mailbox: Buffer;
  isKnown: boolean;
  proofMs: number | undefined;
};

/** Takes a lock for the mailbox, so that only one transaction at a time counts and inserts its codes. */
export async function queueByMailbox(transaction: Transaction<Tables>, mailbox: Buffer): Promise<void> {
  const key = `email code ${mailbox.toString('hex')}`;
  await sql`SELECT FROM pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
}

/** Returns false if the mailbox has reached its limit. */
export async function insertCode(
  transaction: Transaction<Tables>,
  { tokenHash, email, mailbox, isKnown, proofMs }: CodeRequest,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    WITH sent AS (
      SELECT count(*) AS day, count(*) FILTER (WHERE created_at > now() - interval '1 hour') AS hour FROM email_codes
      WHERE mailbox = ${mailbox} AND is_known_device = ${isKnown} AND created_at > now() - interval '1 day')
    INSERT INTO email_codes (token_hash, email, mailbox, is_known_device, proof_ms, tries_left, expires_at)
    SELECT ${tokenHash}, ${email}, ${mailbox}, ${isKnown}, ${proofMs ?? null}::integer, ${limits.emailCodeTries},
      now() + make_interval(mins => ${limits.emailCodeMinutes})
    FROM sent WHERE hour < ${codesPerHour} AND day < ${codesPerDay}`.execute(transaction);
  return numAffectedRows === 1n;
}

/** $1: token hash. $2: the hash of the new code, which replaces that of an earlier attempt to send the email. */
export const setCode = namedQuery<{ email: string }>(
  'set-email-code',
  `UPDATE email_codes SET code_hash = $2 WHERE token_hash = $1 AND expires_at > now() RETURNING email`,
);

/**
 * $1: token hash. $2: the hash of the guess. Counts a wrong guess. Concurrent guesses wait for each other at the row, so
 * no more than the allowed ones are compared.
 */
export const tryCode = namedQuery<{
  email: string;
  proof_ms: number | null;
  is_right: boolean;
  tries_left: number;
}>(
  'try-email-code',
  `UPDATE email_codes SET tries_left = tries_left - CASE WHEN code_hash = $2 THEN 0 ELSE 1 END
   WHERE token_hash = $1 AND expires_at > now() AND tries_left > 0
   RETURNING email, proof_ms, coalesce(code_hash = $2, false) AS is_right, tries_left`,
);

/** Gives a newcomer, who has entered the right code, time to choose a username: 30 minutes at most. */
export async function prolongCode(db: Transaction<Tables>, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable('email_codes')
    .set({
      expires_at: sql<Date>`least(now() + make_interval(mins => ${limits.emailCodeMinutes}), created_at + interval '30 minutes')`,
    })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
}

/**
 * Marks the code as used, so that only one of several concurrent logins succeeds. The row is kept, because it counts
 * toward the limits. `created_at` is before the start of every transaction that can see the row.
 */
export async function spendCode(db: Transaction<Tables>, tokenHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('email_codes')
    .set({ expires_at: sql<Date>`created_at` })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * The account that has confirmed the address. An unconfirmed address doesn't count: another person may have typed it, and
 * would then share the account with the owner of the mailbox.
 */
export async function selectHolder(db: Kysely<Tables>, email: string) {
  return await db
    .selectFrom('accounts')
    .select(['id', 'username'])
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
}

/** Removes the address from an account that hasn't confirmed it. */
export async function releaseUnconfirmed(db: Transaction<Tables>, email: string): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ email: null })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('email_verified_at', 'is', null)
    .execute();
}

export async function deleteCodesOf(db: Kysely<Tables>, accountId: number): Promise<void> {
  await sql`DELETE FROM email_codes WHERE lower(email) = (
    SELECT lower(email) FROM accounts WHERE id = ${accountId})`.execute(db);
}

export const deleteOldCodes = sql`
  DELETE FROM email_codes WHERE token_hash IN (
    SELECT token_hash FROM email_codes WHERE created_at < now() - interval '1 day' LIMIT 1000)`;

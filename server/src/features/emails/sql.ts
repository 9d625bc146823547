import { limits } from '@upnext/contract/limits';
import type { Transaction } from 'kysely';
import { sql } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';

export type TokenPurpose = Tables['mail_tokens']['purpose'];

export type AddressRow = { id: number; username: string; email: string };

export const findByEmail = namedQuery<AddressRow>(
  'find-by-email',
  `SELECT id, username, email FROM accounts WHERE lower(email) = lower($1) AND deleted_at IS NULL`,
);

/** The address of an account that waits for its confirmation. */
export const findUnconfirmed = namedQuery<AddressRow>(
  'find-unconfirmed',
  `SELECT id, username, COALESCE(pending_email, email) AS email FROM accounts
   WHERE id = $1 AND deleted_at IS NULL AND (pending_email IS NOT NULL OR (email IS NOT NULL AND email_verified_at IS NULL))`,
);

/** Mails to one address are counted one after the other: the worker does several jobs at once. */
export const queueByAddress = namedQuery<never>(
  'queue-by-address',
  `SELECT FROM pg_advisory_xact_lock(hashtextextended(lower($1), 0))`,
);

/** How many mails with a link go to one address in an hour, whoever asks for them. */
const mailsPerHour = 5;

/** $1 hash, $2 account, $3 purpose, $4 address, $5 how long it works. No row: the address has had enough. */
export const insertToken = namedQuery<{ account_id: number }>(
  'insert-mail-token',
  `WITH sent AS (
     SELECT count(*) AS mails FROM mail_tokens WHERE lower(email) = lower($4) AND created_at > now() - interval '1 hour')
   INSERT INTO mail_tokens (token_hash, account_id, purpose, email, expires_at)
   SELECT $1, $2, $3, $4, now() + make_interval(secs => $5) FROM sent WHERE mails < ${mailsPerHour}
   RETURNING account_id`,
);

export const deleteToken = namedQuery<never>('delete-mail-token', `DELETE FROM mail_tokens WHERE token_hash = $1`);

/** What stands in the place of an address when a link is handed over by an operator. */
export const handedOver = '';

/** $1 hash, $2 account. */
export const insertHandedToken = namedQuery<never>(
  'insert-handed-token',
  `INSERT INTO mail_tokens (token_hash, account_id, purpose, email, expires_at)
   VALUES ($1, $2, 'reset-password', '${handedOver}', now() + interval '${limits.handedLinkMinutes} minutes')`,
);

export const lifetimeSeconds: Record<TokenPurpose, number> = {
  'confirm-email': limits.confirmLinkHours * 60 * 60,
  'reset-password': limits.resetLinkMinutes * 60,
};

export const isTokenGood = namedQuery<never>(
  'is-mail-token-good',
  `SELECT FROM mail_tokens WHERE token_hash = $1 AND purpose = $2 AND expires_at > now()`,
);

/**
 * Of several tries at once one finds the token unspent. Its row stays: it also counts the mails that were sent. Spent is
 * before it was made, for `now()` is when a transaction began, and one that began earlier may come later.
 */
const spent = { expires_at: sql<Date>`created_at` };

export async function spendToken(db: Transaction<Tables>, tokenHash: Buffer, purpose: TokenPurpose) {
  return await db
    .updateTable('mail_tokens')
    .set(spent)
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['account_id', 'email'])
    .executeTakeFirst();
}

export async function spendResets(db: Transaction<Tables>, accountId: number): Promise<void> {
  await db
    .updateTable('mail_tokens')
    .set(spent)
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'reset-password')
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
}

export async function deleteTokensOf(db: Transaction<Tables>, accountId: number): Promise<void> {
  await db.deleteFrom('mail_tokens').where('account_id', '=', accountId).execute();
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

export const deleteOldTokens = `
  DELETE FROM mail_tokens WHERE token_hash IN (
    SELECT token_hash FROM mail_tokens WHERE created_at < now() - interval '2 days' LIMIT 1000)`;

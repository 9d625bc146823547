import { limits } from '@upnext/contract/limits';
import type { Transaction } from 'kysely';

import type { Actor } from '../../context.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { absoluteDays, idleDays } from './session-cookie.ts';

/**
 * $5: the password hash that was verified, or null for other login methods. Returns no row if the account has been
 * deleted or its password has changed since then. The row lock makes this statement wait for a concurrent change to the
 * account, or makes that change wait until the new session is visible to it. An account that has the maximum number of
 * sessions loses the one that was used least recently (`ended`).
 */
export const insertSession = namedQuery<{ username: string; is_suspended: boolean; ended: Buffer[] }>(
  'insert-session',
  `WITH account AS MATERIALIZED (
     SELECT id, username, suspended_at IS NOT NULL AS is_suspended, verified_at IS NOT NULL AS is_verified FROM accounts
     WHERE id = $2 AND deleted_at IS NULL AND ($5::text IS NULL OR password_hash = $5) FOR SHARE),
   ended AS (
     DELETE FROM sessions WHERE token_hash = ANY (ARRAY(
       SELECT s.token_hash FROM sessions s JOIN account a ON a.id = s.account_id AND NOT a.is_suspended
       ORDER BY s.last_used_at DESC, s.created_at DESC OFFSET ${limits.sessionsPerAccount - 1}))
     RETURNING token_hash),
   session AS (
     INSERT INTO sessions (token_hash, account_id, browser, system, expires_at, is_verified)
     SELECT $1, id, $3, $4, now() + interval '${absoluteDays} days', is_verified FROM account WHERE NOT is_suspended)
   SELECT username, is_suspended, ARRAY(SELECT token_hash FROM ended) AS ended FROM account`,
);

/** `usedLongAgo` limits updates of last_used_at to one per hour, so that most lookups don't write. */
export const findSession = namedQuery<Actor & { usedLongAgo: boolean }>(
  'find-session',
  `SELECT a.id AS "accountId", a.username, a.role, s.is_verified AS "isVerified",
     s.last_used_at < now() - interval '1 hour' AS "usedLongAgo"
   FROM sessions s JOIN accounts a ON a.id = s.account_id
   WHERE s.token_hash = $1 AND s.expires_at > now() AND s.last_used_at > now() - interval '${idleDays} days'`,
);

export const findFreshSession = namedQuery<{ account_id: number }>(
  'find-fresh-session',
  `SELECT account_id FROM sessions WHERE token_hash = $1 AND created_at > now() - interval '10 minutes'`,
);

export const touchSession = namedQuery<never>(
  'touch-session',
  `UPDATE sessions SET last_used_at = now() WHERE token_hash = $1`,
);

export const deleteSession = namedQuery<never>('delete-session', `DELETE FROM sessions WHERE token_hash = $1`);

/** The public id of a session: a hash of the token's hash, which reveals neither the token nor its hash. */
const publicId = `encode(substring(sha256(token_hash) FROM 1 FOR 16), 'hex')`;

export type SessionRow = {
  id: string;
  browser: string | null;
  system: string | null;
  created_at: Date;
  last_used_at: Date;
  is_current: boolean | null;
};

/** $1: account id. $2: the current session's token hash. */
export const selectSessions = namedQuery<SessionRow>(
  'select-sessions',
  `SELECT ${publicId} AS id, browser, system, created_at, last_used_at, token_hash = $2 AS is_current FROM sessions
   WHERE account_id = $1 AND expires_at > now() AND last_used_at > now() - interval '${idleDays} days'
   ORDER BY last_used_at DESC, created_at DESC LIMIT 200`,
);

/** $1: account id. Includes expired sessions until the nightly job deletes them. */
export const selectSessionCount = namedQuery<{ count: number }>(
  'count-sessions',
  `SELECT count(*)::int AS count FROM sessions WHERE account_id = $1`,
);

/** $1: account id. $2: the session's public id. */
export const deleteOneSession = namedQuery<{ token_hash: Buffer }>(
  'delete-one-session',
  `DELETE FROM sessions WHERE account_id = $1 AND ${publicId} = $2 RETURNING token_hash`,
);

/** $1: account id. $2: the current session's token hash. */
export const deleteOtherSessions = namedQuery<never>(
  'delete-other-sessions',
  `DELETE FROM sessions WHERE account_id = $1 AND token_hash <> $2`,
);

export async function deleteAllSessions(db: Transaction<Tables>, accountId: number): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
}

/**
 * $1: the last key of the previous slice. All slices together scan the primary key once, even if few sessions have
 * ended.
 */
export const deleteEndedSessions = namedQuery<{ last: Buffer<ArrayBuffer> | null }>(
  'delete-ended-sessions',
  `WITH slice AS MATERIALIZED (
     SELECT token_hash, expires_at < now() OR last_used_at < now() - interval '${idleDays} days' AS has_ended
     FROM sessions WHERE token_hash > $1 ORDER BY token_hash LIMIT 5000),
   gone AS (DELETE FROM sessions WHERE token_hash = ANY (ARRAY(SELECT token_hash FROM slice WHERE has_ended)))
   SELECT (SELECT token_hash FROM slice ORDER BY token_hash DESC LIMIT 1) AS last`,
);

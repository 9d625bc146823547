import type { Actor } from '../../context.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';
import { absoluteDays, idleDays } from './session-lifetime.ts';

export const insertSession = namedQuery<never>(
  'insert-session',
  `INSERT INTO sessions (token_hash, account_id, expires_at) VALUES ($1, $2, now() + interval '${absoluteDays} days')`,
);

/** Counts the use at most once an hour: reading who someone is must not write each time. */
export const findSession = namedQuery<Actor & { usedLongAgo: boolean }>(
  'find-session',
  `SELECT a.id AS "accountId", a.username, a.role, s.last_used_at < now() - interval '1 hour' AS "usedLongAgo"
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

export const deleteEndedSessions = `
  DELETE FROM sessions WHERE token_hash IN (
    SELECT token_hash FROM sessions
    WHERE expires_at < now() OR last_used_at < now() - interval '${idleDays} days' LIMIT 1000)`;

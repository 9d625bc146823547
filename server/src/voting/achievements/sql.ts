import { sql, type Transaction } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';

/** The last achievement needs 50 votes, so a request needn't count all votes of an account. */
const mostCounted = 1_000;

/** A vote that was copied by a merge counts only once, for the idea that it was cast for. */
export const selectActivity = namedQuery<{ votes: number; suggestions: number; reset_at: Date | null }>(
  'select-activity',
  `WITH since AS MATERIALIZED (
     SELECT max(reset_at) AS reset_at, coalesce(max(reset_at), '-infinity') AS start, now() - $2::bigint * interval '1 millisecond' AS until
     FROM achievement_resets WHERE account_id = $1)
   SELECT reset_at,
     (SELECT count(*)::int FROM (SELECT FROM votes
       WHERE account_id = $1 AND voted_at > start AND voted_at <= until AND merged_from IS NULL LIMIT ${mostCounted}) v) AS votes,
     (SELECT count(*)::int FROM (SELECT FROM ideas
       WHERE suggested_by = $1 AND created_at > start AND created_at <= until LIMIT ${mostCounted}) i) AS suggestions
   FROM since`,
);

export const saveReset = namedQuery<never>(
  'save-achievement-reset',
  `INSERT INTO achievement_resets (account_id) VALUES ($1) ON CONFLICT (account_id) DO UPDATE SET reset_at = now()`,
);

export async function deleteReset(db: Transaction<Tables>, accountId: number): Promise<void> {
  await sql`DELETE FROM achievement_resets WHERE account_id = ${accountId}`.execute(db);
}

import { namedQuery } from '../../platform/postgres/named-query.ts';

/** Parameter: $1 account id. */
export const countOf = namedQuery<{ sessions: number; reports: number }>(
  'operator-counts',
  `SELECT (SELECT count(*)::int FROM sessions WHERE account_id = $1) AS sessions,
     (SELECT count(*)::int FROM reports WHERE creator_id = $1 AND decided_at IS NULL) AS reports`,
);

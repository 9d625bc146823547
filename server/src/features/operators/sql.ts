import type { Language } from '@upnext/contract/language';

import { namedQuery } from '../../platform/postgres/named-query.ts';

export type AccountRow = {
  id: number;
  username: string | null;
  email: string | null;
  role: 'creator' | 'audience';
  created_at: Date;
  suspended_at: Date | null;
  deleted_at: Date | null;
  language: Language | null;
};

const account = `
  SELECT a.id, a.username, a.email, a.role, a.created_at, a.suspended_at, a.deleted_at, m.language
  FROM accounts a LEFT JOIN mail_settings m ON m.account_id = a.id`;

/** $1 a name of now or before, or an address; $2 a number or null. */
export const findExactly = namedQuery<AccountRow>(
  'operator-find-exactly',
  `${account} WHERE a.id IN (
     SELECT id FROM accounts WHERE lower(username) = lower($1)
     UNION SELECT id FROM accounts WHERE lower(email) = lower($1)
     UNION SELECT account_id FROM former_usernames WHERE name = lower($1)
     UNION SELECT $2::bigint) ORDER BY a.id`,
);

/** $1 how a name begins. In the index's order from there on: whoever asks takes those that fit. */
export const findFrom = namedQuery<AccountRow>(
  'operator-find-from',
  `${account} WHERE lower(a.username) >= lower($1) ORDER BY lower(a.username) LIMIT 20`,
);

export type BoardFacts = {
  id: number;
  is_main: boolean;
  slug: string | null;
  is_listed: boolean;
  hidden_at: Date | null;
  featured_at: Date | null;
  idea_count: number;
  pending_count: number;
  total_votes: number;
};

/** $1 creator. */
export const selectBoards = namedQuery<BoardFacts>(
  'operator-boards',
  `SELECT b.id, b.is_main, b.slug, b.is_listed, b.hidden_at, f.featured_at, b.idea_count, b.pending_count, b.total_votes
   FROM boards b LEFT JOIN featured_boards f ON f.creator_id = b.creator_id AND f.board_id = b.id
   WHERE b.creator_id = $1 ORDER BY b.is_main DESC, b.id LIMIT 100`,
);

/** $1 account. */
export const countOf = namedQuery<{ sessions: number; reports: number }>(
  'operator-counts',
  `SELECT (SELECT count(*)::int FROM sessions WHERE account_id = $1) AS sessions,
     (SELECT count(*)::int FROM reports WHERE creator_id = $1 AND decided_at IS NULL) AS reports`,
);

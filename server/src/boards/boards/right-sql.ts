import type { MemberRole } from '@upnext/contract/board-rights';

import { namedQuery } from '../../platform/postgres/named-query.ts';

export type BoardWithRole = {
  creator_id: number;
  board_id: number;
  username: string;
  slug: string | null;
  is_archived: boolean;
  time_zone: string;
  role: MemberRole | null;
};

const columns =
  'b.creator_id, b.id AS board_id, a.username, b.slug, b.archived_at IS NOT NULL AS is_archived, b.time_zone';

/** Parameter: $1 creator id. */
export const findOwnMain = namedQuery<BoardWithRole>(
  'find-own-main',
  `SELECT ${columns}, NULL AS role FROM boards b JOIN accounts a ON a.id = b.creator_id WHERE b.creator_id = $1 AND b.is_main`,
);

/** Parameters: $1 creator's username, $2 board slug (null for the main board), $3 the actor's account id. */
export const findBoardWithRole = namedQuery<BoardWithRole>(
  'find-board-with-role',
  `SELECT ${columns}, m.role FROM accounts a JOIN boards b ON b.creator_id = a.id
   LEFT JOIN board_members m ON m.creator_id = b.creator_id AND m.board_id = b.id AND m.account_id = $3
   WHERE lower(a.username) = lower($1) AND a.suspended_at IS NULL AND (b.slug = $2 OR ($2::text IS NULL AND b.is_main))`,
);

/** Parameters: $1 idea id, $2 the actor's account id. */
export const findIdeaWithRole = namedQuery<{ creator_id: number; role: MemberRole | null; is_suggestion: boolean }>(
  'find-idea-with-role',
  `SELECT i.creator_id, m.role, coalesce(g.status_before, i.status) = 'pending' AS is_suggestion FROM ideas i
   JOIN accounts a ON a.id = i.creator_id AND a.suspended_at IS NULL
   LEFT JOIN merges g ON g.creator_id = i.creator_id AND g.idea_id = i.id
   LEFT JOIN board_members m ON m.creator_id = i.creator_id AND m.board_id = i.board_id AND m.account_id = $2
   WHERE i.id = $1`,
);

import type { ProfileBackground } from '@upnext/contract/identity/accounts';
import { sql, type Kysely } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { ideaColumns, type IdeaRow } from '../chart/describe-idea.ts';

export type ExploreRow = IdeaRow & Creator & { place: number };

type Creator = { display_name: string | null; avatar: string | null; logo_url: string | null };

/**
 * Parameters: $1 the last place seen, $2 limit, $3 search patterns or null. The patterns are matched against the idea's
 * text and its creator's names. The order comes from the refresh job; visibility and vote counts are read live.
 */
export const selectExplore = namedQuery<ExploreRow>(
  'select-explore',
  `SELECT e.place, ${ideaColumns('i')}, e.board_position AS position, b.slug AS board_slug, f.username AS suggested_by_username, o.username AS creator_username,
     o.display_name, o.avatar, o.logo_url
   FROM explore_places e
   JOIN ideas i ON i.creator_id = e.creator_id AND i.id = e.idea_id AND i.status = 'approved'
   JOIN boards b ON b.creator_id = i.creator_id AND b.id = i.board_id AND b.is_listed AND b.hidden_at IS NULL AND b.archived_at IS NULL
   JOIN accounts o ON o.id = i.creator_id AND o.suspended_at IS NULL LEFT JOIN accounts f ON f.id = i.suggested_by
   WHERE e.place > $1 AND ($3::text[] IS NULL OR plain_words(concat_ws(' ', i.title, i.description, o.username, o.display_name))
     LIKE ALL (ARRAY(SELECT plain_words(p) FROM unnest($3) p)))
   ORDER BY e.place LIMIT $2`,
);

/** The number of ideas shown on the Explore page. */
const depth = 1_000;

/**
 * Selects one board's visible ideas. It is used as a lookup per board, because a join would scan all ideas and all
 * accounts.
 */
const ideasOf = (board: string, condition = 'true'): string => `
    SELECT i.creator_id, i.board_id, i.id, i.votes, i.created_at FROM ideas i
    WHERE i.creator_id = ${board}.creator_id AND i.board_id = ${board}.board_id AND i.status = 'approved' AND ${condition}
      AND EXISTS (SELECT FROM accounts a WHERE a.id = ${board}.creator_id AND a.suspended_at IS NULL)
    OFFSET 0`;

/**
 * Runs in a job as a single statement, so readers never see a partial table. An idea can't have more votes than its
 * board has in total. So the ideas on the largest boards determine the minimum number of votes for a place, and boards
 * with fewer votes in total are skipped.
 */
export const refreshExplorePlaces = `
  WITH listed AS MATERIALIZED (
    SELECT creator_id, id AS board_id, total_votes FROM boards
    WHERE is_listed AND hidden_at IS NULL AND archived_at IS NULL),
  largest AS (SELECT * FROM listed ORDER BY total_votes DESC LIMIT ${depth}),
  least AS MATERIALIZED (
    SELECT coalesce((
      SELECT i.votes FROM largest l CROSS JOIN LATERAL (${ideasOf('l')}) i
      ORDER BY i.votes DESC OFFSET ${depth - 1} LIMIT 1), 0) AS votes),
  top AS (
    SELECT i.* FROM listed l CROSS JOIN LATERAL (${ideasOf('l', 'i.votes >= (SELECT votes FROM least)')}) i
    WHERE l.total_votes >= (SELECT votes FROM least)
    ORDER BY i.votes DESC, i.created_at, i.id LIMIT ${depth}),
  placed AS (
    SELECT t.creator_id, t.id, row_number() OVER (ORDER BY t.votes DESC, t.created_at, t.id)::int AS place, r.position
    FROM top t
    JOIN LATERAL (
      SELECT 1 + count(*)::int AS position FROM ideas o
      WHERE o.creator_id = t.creator_id AND o.board_id = t.board_id AND o.status = 'approved'
        AND (o.votes > t.votes OR (o.votes = t.votes AND (o.created_at, o.id) < (t.created_at, t.id)))
    ) r ON true),
  gone AS (DELETE FROM explore_places WHERE place > (SELECT count(*) FROM placed))
  INSERT INTO explore_places (place, creator_id, idea_id, board_position)
  SELECT place, creator_id, id, position FROM placed
  ON CONFLICT (place) DO UPDATE SET
    creator_id = EXCLUDED.creator_id, idea_id = EXCLUDED.idea_id, board_position = EXCLUDED.board_position
  WHERE (explore_places.creator_id, explore_places.idea_id, explore_places.board_position)
    IS DISTINCT FROM (EXCLUDED.creator_id, EXCLUDED.idea_id, EXCLUDED.board_position)`;

export type FeaturedRow = Creator & {
  username: string;
  slug: string | null;
  name: string | null;
  profile_description: string | null;
  profile_background: ProfileBackground;
  idea_count: number;
  total_votes: number;
};

/** Parameter: $1 limit. Selects the publicly listed boards that an operator has featured. */
export const selectFeatured = namedQuery<FeaturedRow>(
  'select-featured',
  `SELECT a.username, a.display_name, a.avatar, a.logo_url, b.slug, b.name, a.profile_description,
     a.profile_background, b.idea_count, b.total_votes
   FROM featured_boards f
   JOIN boards b ON b.creator_id = f.creator_id AND b.id = f.board_id AND b.is_listed AND b.hidden_at IS NULL
     AND b.archived_at IS NULL
   JOIN accounts a ON a.id = f.creator_id AND a.suspended_at IS NULL
   ORDER BY f.featured_at DESC LIMIT $1`,
);

export async function insertFeatured(db: Kysely<Tables>, creatorId: number, boardId: number): Promise<void> {
  await sql`
    INSERT INTO featured_boards (creator_id, board_id)
    SELECT creator_id, id FROM boards WHERE creator_id = ${creatorId} AND id = ${boardId} FOR NO KEY UPDATE
    ON CONFLICT DO NOTHING`.execute(db);
}

export async function deleteFeatured(db: Kysely<Tables>, creatorId: number, boardId: number): Promise<void> {
  await db.deleteFrom('featured_boards').where('creator_id', '=', creatorId).where('board_id', '=', boardId).execute();
}

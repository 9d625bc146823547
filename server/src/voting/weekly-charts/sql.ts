import { sql, type Kysely } from 'kysely';

import type { BoardKey } from '../../boards/chart/change-board.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';

export type ActiveBoard = { creator_id: number; id: number };

/**
 * The next batch of boards in this time zone, starting after board `last`, that have a close in the week that begins on this day but no
 * recap of that week yet.
 */
export async function selectActiveBoards(
  db: Kysely<Tables>,
  startsOn: string,
  timeZone: string,
  last: ActiveBoard,
  most: number,
): Promise<ActiveBoard[]> {
  const { rows } = await sql<ActiveBoard>`
    SELECT b.creator_id, b.id FROM boards b
    WHERE (b.creator_id, b.id) > (${last.creator_id}, ${last.id}) AND b.time_zone = ${timeZone}
      AND NOT EXISTS (SELECT FROM accounts a WHERE a.id = b.creator_id AND a.suspended_at IS NOT NULL)
      AND EXISTS (SELECT FROM chart_closes c WHERE c.creator_id = b.creator_id AND c.board_id = b.id
        AND c.closed_on BETWEEN ${startsOn}::date AND ${startsOn}::date + 6)
      AND NOT EXISTS (
        SELECT FROM week_recaps r WHERE r.creator_id = b.creator_id AND r.board_id = b.id AND r.starts_on = ${startsOn}::date)
    ORDER BY b.creator_id, b.id LIMIT ${most}`.execute(db);
  return rows;
}

export type NewRecap = {
  winner: string;
  votes: number;
  language: string | null;
  slug: string | null;
  name: string | null;
};

/**
 * Stores a board's recap from the last close of the week. Returns undefined if the chart was empty or the recap is
 * already stored. Previous places are those of the last close before Monday.
 */
export async function insertRecap(
  db: Kysely<Tables>,
  { creatorId, boardId }: BoardKey,
  startsOn: string,
  weekVotes: number,
): Promise<NewRecap | undefined> {
  const { rows } = await sql<NewRecap>`
    WITH board AS MATERIALIZED (SELECT slug, name FROM boards WHERE creator_id = ${creatorId} AND id = ${boardId} FOR NO KEY UPDATE),
    last AS MATERIALIZED (
      SELECT closed_on, total_votes FROM chart_closes
      WHERE creator_id = ${creatorId} AND board_id = ${boardId} AND closed_on BETWEEN ${startsOn}::date AND ${startsOn}::date + 6
      ORDER BY closed_on DESC LIMIT 1),
    before AS MATERIALIZED (
      SELECT closed_on FROM chart_closes WHERE creator_id = ${creatorId} AND board_id = ${boardId} AND closed_on < ${startsOn}::date
      ORDER BY closed_on DESC LIMIT 1),
    top AS MATERIALIZED (
      SELECT p.idea_id, i.title, p.position, p.votes, l.closed_on FROM last l
      JOIN ideas i ON i.creator_id = ${creatorId} AND i.board_id = ${boardId} AND i.status IN ('approved', 'closed')
      JOIN chart_places p ON p.creator_id = i.creator_id AND p.board_id = i.board_id AND p.idea_id = i.id
        AND p.closed_on = l.closed_on
      WHERE p.position <= 10),
    places AS (
      SELECT t.title, t.position, t.votes, jsonb_build_object('ideaId', t.idea_id, 'position', t.position,
        'votes', t.votes, 'previous', b.position, 'weeks', h.weeks, 'peak', h.peak) AS place
      FROM top t
      LEFT JOIN before ON true
      LEFT JOIN chart_places b ON b.creator_id = ${creatorId} AND b.board_id = ${boardId} AND b.idea_id = t.idea_id
        AND b.closed_on = before.closed_on
      CROSS JOIN LATERAL (
        SELECT count(DISTINCT date_trunc('week', c.closed_on))::int AS weeks, min(c.position) AS peak
        FROM chart_places c
        WHERE c.creator_id = ${creatorId} AND c.board_id = ${boardId} AND c.idea_id = t.idea_id AND c.closed_on <= t.closed_on) h),
    made AS (
      INSERT INTO week_recaps (creator_id, board_id, starts_on, total_votes, week_votes, places)
      SELECT ${creatorId}, ${boardId}, ${startsOn}::date, l.total_votes, ${weekVotes},
        (SELECT jsonb_agg(place ORDER BY position) FROM places)
      FROM board CROSS JOIN last l WHERE EXISTS (SELECT FROM top)
      ON CONFLICT DO NOTHING RETURNING starts_on)
    SELECT p.title AS winner, p.votes, (SELECT language FROM email_settings WHERE account_id = ${creatorId}) AS language, b.slug, b.name
    FROM made m CROSS JOIN board b CROSS JOIN (SELECT title, votes FROM places ORDER BY position LIMIT 1) p`.execute(
    db,
  );
  return rows[0];
}

type StoredPlace = {
  ideaId: number;
  position: number;
  votes: number;
  previous: number | null;
  weeks: number;
  peak: number;
};
export type RecapRow = {
  total_votes: number;
  week_votes: number;
  places: StoredPlace[];
  previous_on: string | null;
  next_on: string | null;
};

/** Parameters: $1 creator id, $2 board id, $3 the week's Monday. */
export const findRecap = namedQuery<RecapRow>(
  'find-recap',
  `SELECT r.total_votes, r.week_votes, r.places,
     (SELECT max(o.starts_on) FROM week_recaps o WHERE o.creator_id = $1 AND o.board_id = $2 AND o.starts_on < $3::date) AS previous_on,
     (SELECT min(o.starts_on) FROM week_recaps o WHERE o.creator_id = $1 AND o.board_id = $2 AND o.starts_on > $3::date) AS next_on
   FROM week_recaps r WHERE r.creator_id = $1 AND r.board_id = $2 AND r.starts_on = $3::date`,
);

/** Parameters: $1 creator id, $2 idea ids. */
export const selectTitles = namedQuery<{ id: number; title: string }>(
  'select-week-titles',
  `SELECT id, title FROM ideas WHERE creator_id = $1 AND id = ANY($2::bigint[]) AND status IN ('approved', 'closed')`,
);

/** Parameters: $1 creator id, $2 board id. */
export const selectWeeks = namedQuery<{ starts_on: string }>(
  'select-weeks',
  `SELECT starts_on FROM week_recaps WHERE creator_id = $1 AND board_id = $2 ORDER BY starts_on DESC LIMIT 12`,
);

export const deleteRecaps = (creatorId: number) => sql`DELETE FROM week_recaps WHERE creator_id = ${creatorId}`;

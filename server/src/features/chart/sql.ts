import { namedQuery } from '../../platform/postgres/named-query.ts';
import { ideaColumns, type IdeaRow } from './describe-idea.ts';

/** Most votes first; of equals the older idea. */
const chartOrder = 'votes DESC, created_at, id';

/** A board's published ideas with their places: $1 creator, $2 board. Sorted at read, for no index may hold the counts. */
const ranked = `
  SELECT ${ideaColumns('i')}, (row_number() OVER chart)::int AS position, first_value(votes) OVER chart AS leader_votes
  FROM ideas i WHERE creator_id = $1 AND board_id = $2 AND status = 'approved'
  WINDOW chart AS (ORDER BY ${chartOrder})`;

/** The creator is asked for once, not once an idea: joined, that was most of what a board's read touched. */
const withNames = `
  SELECT c.*, f.username AS suggested_by_username, (SELECT o.username FROM accounts o WHERE o.id = $1) AS creator_username
  FROM c LEFT JOIN accounts f ON f.id = c.suggested_by`;

type ChartRow = IdeaRow & { leader_votes: number };

export const selectChart = {
  chart: namedQuery<ChartRow>(
    'select-chart',
    `WITH c AS (SELECT * FROM (${ranked}) r ORDER BY position LIMIT $3 OFFSET $4) ${withNames} ORDER BY c.position`,
  ),
  newest: namedQuery<ChartRow>(
    'select-chart-newest',
    `WITH c AS (SELECT * FROM (${ranked}) r ORDER BY created_at DESC, id DESC LIMIT $3 OFFSET $4) ${withNames}
     ORDER BY c.created_at DESC, c.id DESC`,
  ),
};

/** Ideas that have every one of these words ($5, as patterns) somewhere in their own, with the places they have on the chart. */
export const selectFound = namedQuery<ChartRow>(
  'select-found',
  `WITH c AS (
     SELECT * FROM (${ranked}) r
     WHERE plain_words(title || ' ' || description) LIKE ALL (ARRAY(SELECT plain_words(p) FROM unnest($5::text[]) p))
     ORDER BY position LIMIT $3 OFFSET $4) ${withNames} ORDER BY c.position`,
);

/** One idea of a creator with its place, whatever its board; those outside the race have none. */
export const selectPlace = namedQuery<IdeaRow>(
  'select-place',
  `WITH it AS (SELECT board_id FROM ideas WHERE creator_id = $1 AND id = $2 AND status NOT IN ('merged', 'rejected', 'deleted')),
   c AS (
     SELECT ${ideaColumns('i')},
       CASE WHEN i.status = 'approved' THEN (row_number() OVER (PARTITION BY i.status ORDER BY i.votes DESC, i.created_at, i.id))::int END AS position
     FROM ideas i JOIN it ON i.board_id = it.board_id
     WHERE i.creator_id = $1 AND i.status NOT IN ('merged', 'rejected', 'deleted'))
   ${withNames} WHERE c.id = $2`,
);

export type OpenBoard = { creator_id: number; id: number };

/** Boards that changed since their last close and have no close of this day ($1), after the board ($2, $3). */
export const selectOpenBoards = namedQuery<OpenBoard>(
  'select-open-boards',
  `SELECT b.creator_id, b.id FROM boards b
   WHERE (b.creator_id, b.id) > ($2, $3) AND b.version IS DISTINCT FROM b.closed_version
     AND NOT EXISTS (SELECT FROM chart_closes c WHERE c.creator_id = b.creator_id AND c.board_id = b.id AND c.closed_on >= $1)
   ORDER BY b.creator_id, b.id LIMIT $4`,
);

/**
 * Closes one board ($1, $2) for a day ($3): each idea's place becomes its previous one and history. Ideas are locked in
 * key order and before the board, as everywhere. A change that slips in between leaves the board open for the next close.
 */
export const closeChart = namedQuery<never>(
  'close-chart',
  `WITH seen AS (SELECT version FROM boards WHERE creator_id = $1 AND id = $2),
   locked AS MATERIALIZED (
     SELECT creator_id, id, votes, created_at FROM ideas
     WHERE creator_id = $1 AND board_id = $2 AND status = 'approved'
     ORDER BY creator_id, id FOR NO KEY UPDATE),
   ranked AS (SELECT id, votes, row_number() OVER (ORDER BY ${chartOrder})::int AS position FROM locked),
   moved AS (
     UPDATE ideas i SET previous_position = r.position, last_position_update = now()
     FROM ranked r WHERE i.creator_id = $1 AND i.id = r.id AND i.previous_position IS DISTINCT FROM r.position),
   board AS (
     UPDATE boards b SET version = b.version + 1,
       closed_version = CASE WHEN b.version = s.version THEN b.version + 1 ELSE s.version END
     FROM seen s WHERE b.creator_id = $1 AND b.id = $2 AND (SELECT count(*) FROM ranked) >= 0
     RETURNING b.version, b.total_votes),
   closed AS (
     INSERT INTO chart_closes (creator_id, board_id, closed_on, version, total_votes)
     SELECT $1, $2, $3, version, total_votes FROM board
     ON CONFLICT DO NOTHING RETURNING closed_on)
   INSERT INTO chart_places (creator_id, board_id, idea_id, closed_on, position, votes)
   SELECT $1, $2, r.id, c.closed_on, r.position, r.votes FROM ranked r CROSS JOIN closed c WHERE r.position <= 1000`,
);

/** $1 creator. */
export const deleteCloses = `DELETE FROM chart_closes WHERE creator_id = $1`;

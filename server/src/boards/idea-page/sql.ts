import { namedQuery } from '../../platform/postgres/named-query.ts';
import { ideaColumns, type IdeaRow } from '../chart/describe-idea.ts';

/** Parameters: $1 creator id, $2 board id, $3 idea id. A published or merged idea, without its place. */
export const findPublished = namedQuery<IdeaRow>(
  'find-published',
  `SELECT ${ideaColumns('i')}, NULL::int AS position, f.username AS suggested_by_username, o.username AS creator_username
   FROM ideas i JOIN accounts o ON o.id = i.creator_id LEFT JOIN accounts f ON f.id = i.suggested_by
   WHERE i.creator_id = $1 AND i.id = $3 AND i.board_id = $2 AND i.status IN ('approved', 'closed', 'merged')`,
);

/**
 * Parameters: $1 creator id, $2 the id of a merged idea. The published idea that has its votes, which may itself have
 * been merged several times.
 */
export const findSurvivor = namedQuery<{ id: number }>(
  'find-survivor',
  `WITH RECURSIVE chain AS (
     SELECT target_id, 1 AS step FROM merges WHERE creator_id = $1 AND idea_id = $2 AND NOT is_undone
     UNION ALL
     SELECT m.target_id, c.step + 1 FROM chain c
     JOIN merges m ON m.creator_id = $1 AND m.idea_id = c.target_id AND NOT m.is_undone WHERE c.step < 100)
   SELECT i.id FROM chain c JOIN ideas i ON i.creator_id = $1 AND i.id = c.target_id AND i.status IN ('approved', 'closed')
   ORDER BY c.step LIMIT 1`,
);

/**
 * Parameters: $1 creator id, $2 board id, $3 idea id. The idea's place at the end of each of the last 29 days, from its
 * first close on. A chart that didn't change on a day has no close, so the place of the close before applies.
 */
export const selectDays = namedQuery<{ day: string; place: number }>(
  'select-days',
  `SELECT d.day, p.position AS place
   FROM boards b
   CROSS JOIN LATERAL (SELECT (now() AT TIME ZONE b.time_zone)::date - ago AS day FROM generate_series(1, 29) ago) d
   CROSS JOIN LATERAL (
     SELECT p.position FROM chart_places p
     WHERE p.creator_id = $1 AND p.board_id = $2 AND p.idea_id = $3 AND p.closed_on <= d.day
     ORDER BY p.closed_on DESC LIMIT 1) p
   WHERE b.creator_id = $1 AND b.id = $2 ORDER BY d.day`,
);

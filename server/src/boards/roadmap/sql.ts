import type { StageChange } from '@upnext/contract/boards/roadmap';
import type { Stage } from '@upnext/contract/idea-fields';
import { limits } from '@upnext/contract/limits';
import { sql, type Kysely } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { changeBoards } from '../chart/change-board.ts';
import { ideaColumns, type IdeaRow } from '../chart/describe-idea.ts';
import { placeAtLastClose } from '../chart/place-at-last-close.ts';

export type Step = {
  board_id: number;
  slug: string | null;
  name: string | null;
  title: string;
  from_stage: Stage;
  /** False if the idea is already in this stage with the same details. */
  is_new: boolean;
  /** Whether the stage change moves the idea onto the chart or off it. */
  is_crossing: boolean;
};

/**
 * Changes an idea's stage and records the change. If an idea returns to the chart, its previous place becomes its place
 * at the last close, if it was on the chart then.
 */
export async function stepIdea(
  db: Kysely<Tables>,
  creatorId: number,
  ideaId: number,
  change: StageChange,
): Promise<Step | undefined> {
  const pieceUrl = change.stage === 'made' ? change.pieceUrl : null;
  const reason = change.stage === 'not-planned' ? change.reason : null;
  const status = pieceUrl === null && reason === null ? 'approved' : 'closed';
  const { rows } = await sql<Step>`
    WITH target AS MATERIALIZED (
      SELECT creator_id, board_id, id, title, status, stage, piece_url, not_planned_reason FROM ideas
      WHERE creator_id = ${creatorId} AND id = ${ideaId} AND status IN ('approved', 'closed') FOR NO KEY UPDATE),
    step AS MATERIALIZED (
      SELECT creator_id, board_id, id, title, stage AS from_stage, status <> ${status}::idea_status AS is_crossing,
        (stage, piece_url, not_planned_reason) IS DISTINCT FROM
          (${change.stage}::idea_stage, ${pieceUrl}::text, ${reason}::text) AS is_new
      FROM target),
    changed AS (
      UPDATE ideas i SET stage = ${change.stage}::idea_stage, status = ${status}::idea_status,
        piece_url = ${pieceUrl}, not_planned_reason = ${reason}, staged_at = date_trunc('milliseconds', now()),
        previous_position = CASE WHEN s.is_crossing THEN ${sql.raw(placeAtLastClose('s'))} ELSE i.previous_position END
      FROM step s WHERE s.is_new AND i.creator_id = s.creator_id AND i.id = s.id
      RETURNING i.creator_id, i.board_id, i.id, s.from_stage, s.is_crossing),
    recorded AS (
      INSERT INTO stage_changes (creator_id, idea_id, from_stage, stage, piece_url, not_planned_reason)
      SELECT creator_id, id, from_stage, ${change.stage}::idea_stage, ${pieceUrl}, ${reason} FROM changed),
    ${changeBoards('changed', { ideas: `CASE WHEN NOT is_crossing THEN 0 ELSE ${status === 'approved' ? 1 : -1} END` })}
    SELECT s.board_id, b.slug, b.name, s.title, s.from_stage, s.is_new, s.is_crossing
    FROM step s JOIN boards b ON b.creator_id = s.creator_id AND b.id = s.board_id`.execute(db);
  return rows[0];
}

/** Returns the title under which the idea got most of its votes. */
export async function findVotedTitle(
  db: Kysely<Tables>,
  creatorId: number,
  ideaId: number,
): Promise<{ title: string } | undefined> {
  const { rows } = await sql<{ title: string }>`
    WITH earlier AS (SELECT title, votes FROM title_changes WHERE creator_id = ${creatorId} AND idea_id = ${ideaId}),
    titles AS (
      SELECT title, votes FROM earlier
      UNION ALL
      SELECT title, votes - (SELECT coalesce(sum(votes), 0) FROM earlier) FROM ideas
      WHERE creator_id = ${creatorId} AND id = ${ideaId})
    SELECT title FROM titles GROUP BY title ORDER BY sum(votes) DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** Parameters: $1 creator id, $2 board id, $3 stages, $4 and $5 the time and id of the last idea seen. */
export const selectLanes = namedQuery<IdeaRow>(
  'select-lanes',
  `SELECT c.*, NULL::int AS position, f.username AS suggested_by_username, o.username AS creator_username
   FROM unnest($3::idea_stage[]) WITH ORDINALITY AS lane(stage, number)
   CROSS JOIN LATERAL (
     SELECT ${ideaColumns('i')} FROM ideas i
     WHERE i.creator_id = $1 AND i.board_id = $2 AND i.stage = lane.stage AND i.stage <> 'open'
       AND i.status IN ('approved', 'closed') AND (i.staged_at, i.id) < ($4, $5)
     ORDER BY i.staged_at DESC, i.id DESC LIMIT ${limits.explorePerPage + 1}) c
   JOIN accounts o ON o.id = c.creator_id LEFT JOIN accounts f ON f.id = c.suggested_by
   ORDER BY lane.number, c.staged_at DESC, c.id DESC`,
);

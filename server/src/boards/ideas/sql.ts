import type { Stage } from '@upnext/contract/idea-fields';
import { sql, type Kysely } from 'kysely';

import { exportPageSize, type ExportRow } from '../../platform/postgres/export-page.ts';
import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { changeBoards, type BoardKey } from '../chart/change-board.ts';

type Db = Kysely<Tables>;

type IdeaText = { title: string; description: string };

export async function insertIdea(
  db: Db,
  { creatorId, boardId }: BoardKey,
  { title, description }: IdeaText,
): Promise<{ id: number } | undefined> {
  const { rows } = await sql<{ id: number }>`
    WITH asked AS (SELECT ${creatorId}::bigint AS creator_id, ${boardId}::bigint AS board_id),
    ${changeBoards('asked', { ideas: '1' })}
    INSERT INTO ideas (creator_id, board_id, title, description)
    SELECT creator_id, id, ${title}, ${description} FROM changed_boards RETURNING id`.execute(db);
  return rows[0];
}

/** creator_id is part of the key, so no separate ownership check is needed. */
export async function updateIdeaText(
  db: Db,
  creatorId: number,
  id: number,
  { title, description }: IdeaText,
): Promise<{ board_id: number } | undefined> {
  const { rows } = await sql<{ board_id: number }>`
    WITH changed AS (
      UPDATE ideas SET title = ${title}, description = ${description}
      WHERE creator_id = ${creatorId} AND id = ${id} AND status NOT IN ('merged', 'rejected', 'deleted')
      RETURNING creator_id, board_id, status),
    published AS (SELECT creator_id, board_id FROM changed WHERE status <> 'pending'),
    ${changeBoards('published', {})}
    SELECT board_id FROM changed`.execute(db);
  return rows[0];
}

/**
 * Hides an idea or a suggestion and subtracts its votes from the most recent chart closes, because a week's votes are
 * the difference between two closes. Ten seconds later, after insights have counted its last votes, a job removes its
 * votes and its row.
 */
export async function retireIdea(db: Db, creatorId: number, id: number): Promise<{ board_id: number } | undefined> {
  const { rows } = await sql<{ board_id: number }>`
    WITH target AS MATERIALIZED (
      SELECT creator_id, board_id, id, status, votes FROM ideas
      WHERE creator_id = ${creatorId} AND id = ${id} AND status NOT IN ('merged', 'rejected', 'deleted') FOR NO KEY UPDATE),
    gone AS (
      UPDATE ideas i SET status = 'deleted' FROM target t WHERE i.creator_id = t.creator_id AND i.id = t.id
      RETURNING t.creator_id, t.board_id, t.id, t.status, t.votes),
    ${changeBoards('gone', {
      ideas: `-(status = 'approved')::int`,
      pending: `-(status = 'pending')::int`,
      votes: '-votes',
      version: `(status <> 'pending')::int`,
    })},
    counted AS (
      SELECT c.creator_id, c.board_id, c.closed_on, coalesce(p.votes, CASE WHEN g.status = 'closed' THEN g.votes END) AS votes
      FROM gone g
      CROSS JOIN LATERAL (
        SELECT min(closed_on) AS first_on FROM chart_places
        WHERE creator_id = g.creator_id AND board_id = g.board_id AND idea_id = g.id) f
      CROSS JOIN LATERAL (
        SELECT * FROM chart_closes WHERE creator_id = g.creator_id AND board_id = g.board_id AND closed_on >= f.first_on
        ORDER BY closed_on DESC LIMIT 14) c
      LEFT JOIN chart_places p ON p.creator_id = g.creator_id AND p.board_id = g.board_id AND p.idea_id = g.id
        AND p.closed_on = c.closed_on),
    closes AS (
      UPDATE chart_closes c SET total_votes = greatest(c.total_votes - n.votes, 0) FROM counted n
      WHERE c.creator_id = n.creator_id AND c.board_id = n.board_id AND c.closed_on = n.closed_on AND n.votes > 0),
    job AS (
      SELECT graphile_worker.add_job('remove-idea', json_build_object('creatorId', creator_id, 'ideaId', id),
        run_at => now() + interval '10 seconds') FROM gone)
    SELECT g.board_id FROM gone g, job`.execute(db);
  return rows[0];
}

/**
 * Deletes by ctid: new votes have no planner statistics yet, and a join would become a nested loop over all of them.
 */
export async function deleteVotes(db: Db, creatorId: number, ideaId: number, most: number): Promise<bigint> {
  const { numAffectedRows } = await sql`
    DELETE FROM votes WHERE creator_id = ${creatorId} AND ctid = ANY (ARRAY(
      SELECT ctid FROM votes WHERE creator_id = ${creatorId} AND idea_id = ${ideaId} LIMIT ${most}))`.execute(db);
  return numAffectedRows ?? 0n;
}

export async function deleteRetired(db: Db, creatorId: number, ideaId: number): Promise<void> {
  await sql`
    WITH idea AS (
      SELECT creator_id, board_id, id FROM ideas WHERE creator_id = ${creatorId} AND id = ${ideaId} AND status = 'deleted'),
    history AS (
      DELETE FROM chart_places p USING idea i
      WHERE p.creator_id = i.creator_id AND p.board_id = i.board_id AND p.idea_id = i.id),
    steps AS (DELETE FROM stage_changes s USING idea i WHERE s.creator_id = i.creator_id AND s.idea_id = i.id)
    DELETE FROM ideas d USING idea i WHERE d.creator_id = i.creator_id AND d.id = i.id`.execute(db);
}

/** Marks all of a creator's ideas as deleted, locking them in key order. The caller resets the board counts. */
export async function retireAll(db: Db, creatorId: number): Promise<void> {
  await sql`
    WITH target AS MATERIALIZED (
      SELECT creator_id, id FROM ideas WHERE creator_id = ${creatorId} AND status <> 'deleted'
      ORDER BY creator_id, id FOR NO KEY UPDATE)
    UPDATE ideas i SET status = 'deleted' FROM target t WHERE i.creator_id = t.creator_id AND i.id = t.id`.execute(db);
}

export async function selectRetired(db: Db, creatorId: number): Promise<{ id: number }[]> {
  return await db
    .selectFrom('ideas')
    .select('id')
    .where('creator_id', '=', creatorId)
    .orderBy('id')
    .limit(100)
    .execute();
}

type ExportedIdea = ExportRow & {
  title: string;
  description: string;
  status: string;
  stage: Stage;
  piece_url: string | null;
  not_planned_reason: string | null;
  votes: number;
  created_at: Date;
};

export const exportIdeas = namedQuery<ExportedIdea>(
  'export-ideas',
  `SELECT id AS after_id, created_at, $2::text AS after_time, title, description, status, stage, piece_url,
     not_planned_reason, votes FROM ideas
   WHERE creator_id = $1 AND id > $3::bigint AND status NOT IN ('rejected', 'deleted') ORDER BY id LIMIT ${exportPageSize}`,
);

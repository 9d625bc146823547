import { sql, type Kysely, type Transaction } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';

/** $1 creator, $2 board, $3 title, $4 description, $5 how many it holds. No row: the board is full. */
export const publishIdea = namedQuery<{ id: number }>(
  'publish-idea',
  `WITH board AS (
     UPDATE boards SET idea_count = idea_count + 1, version = version + 1
     WHERE creator_id = $1 AND id = $2 AND idea_count < $5 RETURNING creator_id, id)
   INSERT INTO ideas (creator_id, board_id, title, description)
   SELECT creator_id, id, $3, $4 FROM board RETURNING id`,
);

/** $1 creator, $2 idea. The owner is part of the key, so there is nothing to check before. */
export const changeIdea = namedQuery<{ id: number; board_id: number }>(
  'change-idea',
  `WITH changed AS (
     UPDATE ideas SET title = $3, description = $4
     WHERE creator_id = $1 AND id = $2 AND status NOT IN ('merged', 'rejected', 'deleted') RETURNING creator_id, board_id, id, status),
   board AS (
     UPDATE boards b SET version = b.version + 1 FROM changed c
     WHERE b.creator_id = c.creator_id AND b.id = c.board_id AND c.status <> 'pending')
   SELECT id, board_id FROM changed`,
);

/**
 * Takes an idea or a suggestion off every page at once; a job removes its votes and its row. The board is locked before
 * it is written, and written from what the lock found: PostgreSQL checks a constraint on the row as the statement's start
 * saw it before it looks for a newer one, and counts that fall would seem to fall below zero.
 */
export async function retireIdea(db: Transaction<Tables>, creatorId: number, id: number) {
  const { rows } = await sql<{ board_id: number }>`
   WITH target AS MATERIALIZED (
     SELECT creator_id, board_id, id, status, votes FROM ideas
     WHERE creator_id = ${creatorId} AND id = ${id} AND status NOT IN ('merged', 'rejected', 'deleted') FOR NO KEY UPDATE),
   gone AS (
     UPDATE ideas i SET status = 'deleted' FROM target t WHERE i.creator_id = t.creator_id AND i.id = t.id
     RETURNING t.creator_id, t.board_id, t.id, t.status, t.votes),
   locked AS MATERIALIZED (
     SELECT b.creator_id, b.id, b.version, b.idea_count, b.pending_count, b.total_votes
     FROM boards b JOIN gone g ON b.creator_id = g.creator_id AND b.id = g.board_id FOR NO KEY UPDATE OF b),
   board AS (
     UPDATE boards b SET
       version = l.version + (g.status <> 'pending')::int,
       idea_count = l.idea_count - (g.status = 'approved')::int,
       pending_count = l.pending_count - (g.status = 'pending')::int,
       total_votes = l.total_votes - g.votes
     FROM locked l, gone g WHERE b.creator_id = l.creator_id AND b.id = l.id),
   -- Nor do the last closes count it any more: a week is what came between two of them.
   counted AS (
     SELECT c.creator_id, c.board_id, c.closed_on, coalesce(p.votes, CASE WHEN g.status = 'closed' THEN g.votes END) AS votes
     FROM gone g
     CROSS JOIN LATERAL (
       SELECT min(closed_on) AS first_on FROM chart_places WHERE creator_id = g.creator_id AND board_id = g.board_id AND idea_id = g.id) f
     CROSS JOIN LATERAL (
       SELECT * FROM chart_closes WHERE creator_id = g.creator_id AND board_id = g.board_id AND closed_on >= f.first_on
       ORDER BY closed_on DESC LIMIT 14) c
     LEFT JOIN chart_places p ON p.creator_id = g.creator_id AND p.board_id = g.board_id AND p.idea_id = g.id
       AND p.closed_on = c.closed_on),
   closes AS (
     UPDATE chart_closes c SET total_votes = greatest(c.total_votes - n.votes, 0) FROM counted n
     WHERE c.creator_id = n.creator_id AND c.board_id = n.board_id AND c.closed_on = n.closed_on AND n.votes > 0),
   job AS (
     -- Ten seconds later the insights can count its last votes.
     SELECT graphile_worker.add_job('remove-idea', json_build_object('creatorId', creator_id, 'ideaId', id),
       run_at => now() + interval '10 seconds') FROM gone)
   SELECT g.board_id FROM gone g, job`.execute(db);
  return rows[0];
}

/** $1 creator, $2 idea, $3 how many. By place: new votes have no statistics, and a join would be tried row against row. */
export const deleteVotes = `
  DELETE FROM votes WHERE creator_id = $1 AND ctid = ANY (ARRAY(
    SELECT ctid FROM votes WHERE creator_id = $1 AND idea_id = $2 LIMIT $3))`;

export const deleteRow = `
  WITH idea AS (SELECT creator_id, board_id, id FROM ideas WHERE creator_id = $1 AND id = $2 AND status = 'deleted'),
  history AS (
    DELETE FROM chart_places p USING idea i
    WHERE p.creator_id = i.creator_id AND p.board_id = i.board_id AND p.idea_id = i.id),
  steps AS (DELETE FROM stage_changes s USING idea i WHERE s.creator_id = i.creator_id AND s.idea_id = i.id)
  DELETE FROM ideas d USING idea i WHERE d.creator_id = i.creator_id AND d.id = i.id`;

/** In key order, as everywhere. The boards' counts are the caller's. */
export async function retireAll(db: Kysely<Tables> | Transaction<Tables>, creatorId: number): Promise<void> {
  await sql`
    WITH target AS MATERIALIZED (
      SELECT creator_id, id FROM ideas WHERE creator_id = ${creatorId} AND status <> 'deleted'
      ORDER BY creator_id, id FOR NO KEY UPDATE)
    UPDATE ideas i SET status = 'deleted' FROM target t WHERE i.creator_id = t.creator_id AND i.id = t.id`.execute(db);
}

/** $1 creator. */
export const selectRetired = `SELECT id FROM ideas WHERE creator_id = $1 ORDER BY id LIMIT 100`;

/** A slice ends after so many rows, or earlier when they stand for so many below them: one that is alone may be larger. */
const mostRows = 500;
const mostBelow = 200_000;

export type CountedIdea = { creator_id: number; id: number; votes: number; counted: number };

export type BoardCounts = { total_votes: number; idea_count: number; pending_count: number };
export type CountedBoard = { creator_id: number; id: number; shown: BoardCounts; counted: BoardCounts };

/**
 * $1 and $2: creator and idea of the last one seen. A vote and its count are written by one statement, so that one look at
 * both can't catch them apart. A deleted idea is losing its votes to a job.
 */
export const recountIdeas = `
  WITH slice AS MATERIALIZED (
    SELECT creator_id, id, votes, sum(votes) OVER (ORDER BY creator_id, id) - votes AS before
    FROM (
      SELECT creator_id, id, votes FROM ideas
      WHERE (creator_id, id) > ($1, $2) AND status <> 'deleted' ORDER BY creator_id, id LIMIT ${mostRows}) i)
  SELECT s.creator_id, s.id, s.votes, (
    SELECT count(*) FROM votes v WHERE v.creator_id = s.creator_id AND v.idea_id = s.id) AS counted
  FROM slice s WHERE s.before < ${mostBelow} ORDER BY s.creator_id, s.id`;

const countedBoard = `
  SELECT json_build_object(
    'total_votes', coalesce(sum(i.votes) FILTER (WHERE i.status <> 'merged'), 0),
    'idea_count', count(*) FILTER (WHERE i.status = 'approved'),
    'pending_count', count(*) FILTER (WHERE i.status = 'pending'))
  FROM ideas i WHERE i.creator_id = b.creator_id AND i.board_id = b.id AND i.status <> 'deleted'`;

/** $1 and $2: creator and board of the last one seen. */
export const recountBoards = `
  WITH slice AS MATERIALIZED (
    SELECT creator_id, id, total_votes, idea_count, pending_count,
      sum(idea_count + pending_count) OVER (ORDER BY creator_id, id) - idea_count - pending_count AS before
    FROM (
      SELECT creator_id, id, total_votes, idea_count, pending_count FROM boards
      WHERE (creator_id, id) > ($1, $2) ORDER BY creator_id, id LIMIT ${mostRows}) b)
  SELECT b.creator_id, b.id,
    json_build_object('total_votes', total_votes, 'idea_count', idea_count, 'pending_count', pending_count) AS shown,
    (${countedBoard}) AS counted
  FROM slice b WHERE b.before < ${mostBelow} ORDER BY b.creator_id, b.id`;

/** $1 creator, $2 idea. Voters wait at this lock: what the next statement counts is all there is. */
export const lockIdea = `
  SELECT board_id FROM ideas WHERE creator_id = $1 AND id = $2 AND status <> 'deleted' FOR NO KEY UPDATE`;

export const mendIdea = `
  UPDATE ideas i SET votes = (SELECT count(*) FROM votes v WHERE v.creator_id = i.creator_id AND v.idea_id = i.id)
  WHERE i.creator_id = $1 AND i.id = $2`;

/** $1 creator, $2 board. */
export const lockBoard = `SELECT id FROM boards WHERE creator_id = $1 AND id = $2 FOR NO KEY UPDATE`;

export const mendBoard = `
  UPDATE boards b SET version = b.version + 1, total_votes = n.total_votes, idea_count = n.idea_count, pending_count = n.pending_count
  FROM (
    SELECT coalesce(sum(votes) FILTER (WHERE status <> 'merged'), 0) AS total_votes,
      count(*) FILTER (WHERE status = 'approved') AS idea_count,
      count(*) FILTER (WHERE status = 'pending') AS pending_count
    FROM ideas WHERE creator_id = $1 AND board_id = $2 AND status <> 'deleted') n
  WHERE b.creator_id = $1 AND b.id = $2`;

/** $1 when it began, $2 ideas, $3 boards, $4 differences, $5 mended. */
export const insertReconciliation = `
  INSERT INTO reconciliations (started_at, ideas, boards, differences, mended) VALUES ($1, $2, $3, $4, $5)`;

/** What is known of the last one; nothing before the first night. */
export const selectLastReconciliation = `
  SELECT extract(epoch FROM ended_at)::float8 AS "endedAtSeconds", ideas, boards, differences - mended AS differences
  FROM reconciliations ORDER BY id DESC LIMIT 1`;

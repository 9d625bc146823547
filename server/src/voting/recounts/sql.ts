import { sql, type Kysely } from 'kysely';

import type { BoardKey } from '../../boards/chart/change-board.ts';
import type { Tables, VoteState } from '../../tables.ts';

type Db = Kysely<Tables>;

/**
 * A slice ends after `mostRows` rows, or earlier if its rows have `mostBelow` votes or ideas in total. A single row may
 * have more.
 */
const mostRows = 500;
const mostBelow = 200_000;

export type IdeaCounts = { votes: number; held_votes: number };
export type CountedIdea = { creator_id: number; id: number; shown: IdeaCounts; counted: IdeaCounts };

export type BoardCounts = { total_votes: number; idea_count: number; pending_count: number };
export type CountedBoard = { creator_id: number; id: number; shown: BoardCounts; counted: BoardCounts };

/** The last row of the previous slice. */
type After = { creator_id: number; id: number };

const countState = (state: VoteState) => sql`count(*) FILTER (WHERE v.state = ${sql.lit(state)})`;

/**
 * A vote and its count are written in one statement, so one statement that reads both always finds them consistent.
 * Deleted ideas are left out, because a job deletes their votes.
 */
export async function recountIdeas(db: Db, after: After): Promise<CountedIdea[]> {
  const { rows } = await sql<CountedIdea>`
    WITH slice AS MATERIALIZED (
      SELECT creator_id, id, votes, held_votes, sum(votes) OVER (ORDER BY creator_id, id) - votes AS before
      FROM (
        SELECT creator_id, id, votes, held_votes FROM ideas
        WHERE (creator_id, id) > (${after.creator_id}, ${after.id}) AND status <> 'deleted'
        ORDER BY creator_id, id LIMIT ${mostRows}) i)
    SELECT s.creator_id, s.id, json_build_object('votes', s.votes, 'held_votes', s.held_votes) AS shown, (
      SELECT json_build_object('votes', ${countState('counted')}, 'held_votes', ${countState('held')})
      FROM votes v WHERE v.creator_id = s.creator_id AND v.idea_id = s.id) AS counted
    FROM slice s WHERE s.before < ${mostBelow} ORDER BY s.creator_id, s.id`.execute(db);
  return rows;
}

const countIdeas = sql`
  json_build_object(
    'total_votes', coalesce(sum(i.votes) FILTER (WHERE i.status <> 'merged'), 0),
    'idea_count', count(*) FILTER (WHERE i.status = 'approved'),
    'pending_count', count(*) FILTER (WHERE i.status = 'pending'))`;

export async function recountBoards(db: Db, after: After): Promise<CountedBoard[]> {
  const { rows } = await sql<CountedBoard>`
    WITH slice AS MATERIALIZED (
      SELECT creator_id, id, total_votes, idea_count, pending_count,
        sum(idea_count + pending_count) OVER (ORDER BY creator_id, id) - idea_count - pending_count AS before
      FROM (
        SELECT creator_id, id, total_votes, idea_count, pending_count FROM boards
        WHERE (creator_id, id) > (${after.creator_id}, ${after.id}) ORDER BY creator_id, id LIMIT ${mostRows}) b)
    SELECT b.creator_id, b.id,
      json_build_object('total_votes', total_votes, 'idea_count', idea_count, 'pending_count', pending_count) AS shown, (
        SELECT ${countIdeas} FROM ideas i
        WHERE i.creator_id = b.creator_id AND i.board_id = b.id AND i.status <> 'deleted') AS counted
    FROM slice b WHERE b.before < ${mostBelow} ORDER BY b.creator_id, b.id`.execute(db);
  return rows;
}

/** New votes wait for this lock, so that the next statement counts all votes. */
export async function lockIdea(db: Db, creatorId: number, ideaId: number): Promise<{ board_id: number } | undefined> {
  return await db
    .selectFrom('ideas')
    .select('board_id')
    .where('creator_id', '=', creatorId)
    .where('id', '=', ideaId)
    .where('status', '<>', 'deleted')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function fixIdea(db: Db, creatorId: number, ideaId: number): Promise<void> {
  await sql`
    UPDATE ideas i SET (votes, held_votes) = (
      SELECT ${countState('counted')}, ${countState('held')} FROM votes v
      WHERE v.creator_id = i.creator_id AND v.idea_id = i.id)
    WHERE i.creator_id = ${creatorId} AND i.id = ${ideaId}`.execute(db);
}

export async function countBoard(db: Db, { creatorId, boardId }: BoardKey): Promise<BoardCounts> {
  const { rows } = await sql<{ counted: BoardCounts }>`
    SELECT ${countIdeas} AS counted FROM ideas i
    WHERE i.creator_id = ${creatorId} AND i.board_id = ${boardId} AND i.status <> 'deleted'`.execute(db);
  return rows[0]?.counted ?? { total_votes: 0, idea_count: 0, pending_count: 0 };
}

type Reconciliation = { startedAt: Date; ideas: number; boards: number; differences: number; fixed: number };

export async function insertReconciliation(db: Db, { startedAt, ideas, boards, differences, fixed }: Reconciliation) {
  await sql`
    INSERT INTO reconciliations (started_at, ideas, boards, differences, fixed)
    VALUES (${startedAt}, ${ideas}, ${boards}, ${differences}, ${fixed})`.execute(db);
}

/** The last reconciliation; no row before the first one. */
export const selectLastReconciliation = `
  SELECT extract(epoch FROM ended_at)::float8 AS "endedAtSeconds", ideas, differences - fixed AS differences
  FROM reconciliations ORDER BY id DESC LIMIT 1`;

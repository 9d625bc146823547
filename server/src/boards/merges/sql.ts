import { limits } from '@upnext/contract/limits';
import { sql, type Kysely } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { changeBoards } from '../chart/change-board.ts';
import { byState, changeVoteCounts } from '../chart/change-vote-counts.ts';
import { placeAtLastClose } from '../chart/place-at-last-close.ts';

/** The number of votes moved per transaction. New votes for both ideas wait while a slice is moved. */
const sliceSize = 5_000;

type Db = Kysely<Tables>;

export type LockedIdea = {
  id: number;
  board_id: number;
  status: 'approved' | 'pending' | 'closed' | 'merged' | 'rejected' | 'deleted';
  votes: number;
  deleted_from: string | null;
  open_rounds: number;
};

/** Locks the ideas in key order, including deleted ideas whose rows have not been removed yet. */
export async function lockIdeas(db: Db, creatorId: number, ids: number[]): Promise<LockedIdea[]> {
  return await db
    .selectFrom('ideas')
    .select(['id', 'board_id', 'status', 'votes', 'deleted_from', 'open_rounds'])
    .where('creator_id', '=', creatorId)
    .where('id', 'in', ids)
    .where('status', '<>', 'rejected')
    .orderBy('creator_id')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Whether votes are still being moved to or from one of the ideas. The caller must hold the locks on the ideas. */
export async function isSettling(db: Db, creatorId: number, ids: number[]): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM merges WHERE creator_id = ${creatorId} AND idea_id = ANY(${ids}::bigint[]) AND NOT is_settled
    UNION ALL
    SELECT FROM merges WHERE creator_id = ${creatorId} AND target_id = ANY(${ids}::bigint[]) AND NOT is_settled
    LIMIT 1`.execute(db);
  return rows.length > 0;
}

export type MergeRow = {
  target_id: number;
  board_id: number;
  status_before: 'approved' | 'pending';
  is_undone: boolean;
};

export async function findMerge(db: Db, creatorId: number, ideaId: number): Promise<MergeRow | undefined> {
  return await db
    .selectFrom('merges')
    .select(['target_id', 'board_id', 'status_before', 'is_undone'])
    .where('creator_id', '=', creatorId)
    .where('idea_id', '=', ideaId)
    .executeTakeFirst();
}

export type MergeLink = { idea_id: number; target_id: number; is_undone: boolean };

/** All merges, including unfinished undone ones, that connect other ideas with this one, directly or indirectly. */
export async function findConnected(db: Db, creatorId: number, ideaId: number): Promise<MergeLink[]> {
  const { rows } = await sql<MergeLink>`
    WITH RECURSIVE connected AS (
      SELECT ${ideaId}::bigint AS id
      UNION
      SELECT n.id FROM connected c CROSS JOIN LATERAL (
        SELECT target_id AS id FROM merges WHERE creator_id = ${creatorId} AND idea_id = c.id
        UNION ALL
        SELECT idea_id FROM merges WHERE creator_id = ${creatorId} AND target_id = c.id) n)
    SELECT m.idea_id, m.target_id, m.is_undone FROM connected c
    JOIN merges m ON m.creator_id = ${creatorId} AND m.idea_id = c.id ORDER BY m.idea_id`.execute(db);
  return rows;
}

type Mergeable = LockedIdea & { status: 'approved' | 'pending' };

/**
 * Marks the idea as merged and subtracts it and its votes from the board's counts. The states of withdrawn votes for it
 * apply to the target too; otherwise, a vote for the target would evade a hold.
 */
export async function beginMerge(db: Db, creatorId: number, idea: Mergeable, targetId: number): Promise<void> {
  const { id, board_id: boardId, status } = idea;
  await sql`
    WITH merge AS (
      INSERT INTO merges (creator_id, idea_id, target_id, board_id, status_before)
      VALUES (${creatorId}, ${id}, ${targetId}, ${boardId}, ${status})),
    withdrawn AS (
      INSERT INTO withdrawn_holds (creator_id, idea_id, account_id, state)
      SELECT creator_id, ${targetId}, account_id, state FROM withdrawn_holds
      WHERE creator_id = ${creatorId} AND idea_id = ${id} ORDER BY account_id ON CONFLICT DO NOTHING),
    merged AS (
      UPDATE ideas SET status = 'merged' WHERE creator_id = ${creatorId} AND id = ${id} RETURNING creator_id, board_id, votes),
    ${changeBoards('merged', { [status === 'approved' ? 'ideas' : 'pending']: '-1', votes: '-votes' })}
    SELECT FROM changed_boards`.execute(db);
}

/**
 * Starts undoing a merge. Votes are returned starting with the first voter (`carried_to = 0`), because unmerging
 * another idea may have reassigned votes to this one. The idea's previous place becomes its place at the last close, if
 * it was on the chart then. The states of withdrawn votes that the target got from the idea are removed.
 */
export async function beginUnmerge(db: Db, creatorId: number, ideaId: number, merge: MergeRow): Promise<void> {
  const { target_id: targetId, status_before: status } = merge;
  await sql`
    WITH merge AS (
      UPDATE merges SET is_undone = true, is_settled = false, carried_to = 0
      WHERE creator_id = ${creatorId} AND idea_id = ${ideaId} AND target_id = ${targetId}),
    withdrawn AS (
      DELETE FROM withdrawn_holds t USING withdrawn_holds s
      WHERE s.creator_id = ${creatorId} AND s.idea_id = ${ideaId} AND t.creator_id = s.creator_id AND t.idea_id = ${targetId}
        AND t.account_id = s.account_id AND t.state = s.state),
    restored AS (
      UPDATE ideas SET status = ${status}, previous_position = ${sql.raw(placeAtLastClose('ideas'))}
      WHERE creator_id = ${creatorId} AND id = ${ideaId} RETURNING creator_id, board_id, votes),
    ${changeBoards('restored', { [status === 'approved' ? 'ideas' : 'pending']: '1', votes: 'votes' })}
    SELECT FROM changed_boards`.execute(db);
}

/** Identifies the votes for `ideaId` that are moved to `targetId` or returned from it. */
export type Move = { creatorId: number; ideaId: number; targetId: number };

type MovedSlice = { is_settled: boolean };

/** The next slice of the idea's voters. */
const slice = ({ creatorId, ideaId }: Move) => sql`
  slice AS MATERIALIZED (
    SELECT account_id, voted_at, state FROM votes WHERE creator_id = ${creatorId} AND idea_id = ${ideaId}
      AND account_id > (SELECT carried_to FROM merges WHERE creator_id = ${creatorId} AND idea_id = ${ideaId})
    ORDER BY account_id LIMIT ${sql.lit(sliceSize)}),
  seen AS (SELECT max(account_id) AS last, count(*) < ${sql.lit(sliceSize)} AS is_all FROM slice)`;

/** Adds `moved`, the vote rows inserted, changed or deleted, to the counts of the target and its board. */
const finishSlice = ({ creatorId, ideaId }: Move) => sql`
  ${changeVoteCounts('moved')}
  UPDATE merges SET carried_to = coalesce(s.last, carried_to), is_settled = s.is_all FROM seen s
  WHERE creator_id = ${creatorId} AND idea_id = ${ideaId} RETURNING is_settled`;

/**
 * Copies the next slice of votes with their states to the target. An account that voted for both ideas counts once, with
 * the state of its vote for the target. Returns whether this was the last slice.
 */
export async function carryVotes(db: Db, move: Move): Promise<boolean> {
  const { creatorId, ideaId, targetId } = move;
  const { rows } = await sql<MovedSlice>`
    WITH ${slice(move)},
    moved AS (
      INSERT INTO votes AS v (creator_id, idea_id, account_id, voted_at, merged_from, state)
      SELECT ${creatorId}, ${targetId}, account_id, voted_at, ${ideaId}, state FROM slice ORDER BY account_id
      ON CONFLICT DO NOTHING RETURNING v.creator_id, v.idea_id, v.voted_at, v.merged_from, ${byState('+', 'v')}),
    ${finishSlice(move)}`.execute(db);
  return rows[0]?.is_settled ?? false;
}

const heirOf = (creatorId: number, voter: 's' | 'v') => sql`(
  SELECT h.idea_id FROM heirs h
  WHERE EXISTS (
    SELECT FROM votes o WHERE o.creator_id = ${creatorId} AND o.idea_id = h.idea_id AND o.account_id = ${sql.ref(`${voter}.account_id`)} OFFSET 0)
  ORDER BY h.idea_id LIMIT 1)`;

/**
 * Deletes the next slice of copied votes. If another idea merged into the same target has the same voter, the vote is
 * reassigned to that idea instead, and takes the state of the vote there. Voters are looked up one by one and rows are
 * written by ctid, because new votes have no planner statistics and a join of two slices would become a nested loop. The
 * locks on the ideas keep the ctids valid. Returns whether this was the last slice.
 */
export async function returnVotes(db: Db, move: Move): Promise<boolean> {
  const { creatorId, ideaId, targetId } = move;
  const { rows } = await sql<MovedSlice>`
    WITH ${slice(move)},
    heirs AS MATERIALIZED (
      SELECT idea_id FROM merges
      WHERE creator_id = ${creatorId} AND target_id = ${targetId} AND idea_id <> ${ideaId} AND NOT is_undone),
    carried AS MATERIALIZED (
      SELECT v.place, v.state, ${heirOf(creatorId, 's')} AS heir
      FROM slice s CROSS JOIN LATERAL (
        SELECT v.ctid AS place, v.state FROM votes v
        WHERE v.creator_id = ${creatorId} AND v.idea_id = ${targetId} AND v.account_id = s.account_id
          AND v.merged_from = ${ideaId} OFFSET 0) v),
    kept AS (
      UPDATE votes v SET (merged_from, state) = (
        SELECT o.idea_id, o.state FROM votes o
        WHERE o.creator_id = ${creatorId} AND o.idea_id = ${heirOf(creatorId, 'v')} AND o.account_id = v.account_id)
      WHERE v.creator_id = ${creatorId} AND v.ctid = ANY (ARRAY(SELECT place FROM carried WHERE heir IS NOT NULL))
      RETURNING v.state),
    gone AS (
      DELETE FROM votes v
      WHERE v.creator_id = ${creatorId} AND v.ctid = ANY (ARRAY(SELECT place FROM carried WHERE heir IS NULL))),
    moved AS (
      SELECT ${creatorId}::bigint AS creator_id, ${targetId}::bigint AS idea_id, NULL::timestamptz AS voted_at,
        ${ideaId}::bigint AS merged_from, n.votes, n.held
      FROM (SELECT ${byState('-', 'c')} FROM carried c UNION ALL SELECT ${byState('+', 'k')} FROM kept k) n),
    ${finishSlice(move)}`.execute(db);
  return rows[0]?.is_settled ?? false;
}

export async function deleteMerge(db: Db, creatorId: number, ideaId: number): Promise<void> {
  await db.deleteFrom('merges').where('creator_id', '=', creatorId).where('idea_id', '=', ideaId).execute();
}

export type ListedMerge = {
  idea_id: number;
  title: string;
  votes: number;
  target_id: number;
  target_title: string;
  merged_at: Date;
};

/** Parameters: $1 creator id, $2 board id. */
export const selectMerges = namedQuery<ListedMerge>(
  'select-merges',
  `SELECT m.idea_id, i.title, i.votes, m.target_id, t.title AS target_title, m.merged_at
   FROM merges m JOIN ideas i ON i.creator_id = m.creator_id AND i.id = m.idea_id
   JOIN ideas t ON t.creator_id = m.creator_id AND t.id = m.target_id
   WHERE m.creator_id = $1 AND m.board_id = $2 AND NOT m.is_undone AND t.status IN ('approved', 'closed')
   ORDER BY m.merged_at DESC, m.idea_id DESC LIMIT ${limits.mergesPerPage}`,
);

/**
 * Marks the ideas merged into a removed idea as deleted and returns them. An idea whose merge was undone has all its
 * votes back and is kept; only its merge row is deleted.
 */
export async function retireMerged(db: Db, creatorId: number, targetId: number): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    WITH merged AS (
      SELECT idea_id FROM merges WHERE creator_id = ${creatorId} AND target_id = ${targetId} AND NOT is_undone),
    locked AS MATERIALIZED (
      SELECT creator_id, id FROM ideas
      WHERE creator_id = ${creatorId} AND id IN (SELECT idea_id FROM merged) AND status = 'merged'
      ORDER BY creator_id, id FOR NO KEY UPDATE),
    retired AS (
      UPDATE ideas i SET status = 'deleted' FROM locked l WHERE i.creator_id = l.creator_id AND i.id = l.id),
    taken_out AS (
      DELETE FROM merges WHERE creator_id = ${creatorId} AND target_id = ${targetId} AND is_undone)
    SELECT idea_id AS id FROM merged ORDER BY idea_id`.execute(db);
  return rows;
}

import { limits } from '@upnext/contract/limits';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import { placeAtLastClose } from '../chart/place-at-last-close.ts';

/** So many votes are carried at once: voters of both ideas wait that long. */
const sliceSize = 5_000;

export type LockedIdea = {
  id: number;
  board_id: number;
  status: 'approved' | 'pending' | 'closed' | 'merged' | 'deleted';
  votes: number;
};

/** $1 creator, $2 the two ideas, also one that only waits for its removal. In key order, as everywhere. */
export const lockIdeas = namedQuery<LockedIdea>(
  'lock-merged-ideas',
  `SELECT id, board_id, status, votes FROM ideas
   WHERE creator_id = $1 AND id = ANY($2::bigint[]) AND status <> 'rejected'
   ORDER BY creator_id, id FOR NO KEY UPDATE`,
);

/**
 * $1 creator, $2 board: after its ideas ($3), as everywhere. Whether votes are still on their way to or from one of those is
 * settled by then, for it takes their locks.
 */
export const lockBoard = namedQuery<{ is_settled: boolean }>(
  'lock-merged-board',
  `SELECT NOT EXISTS (
      SELECT FROM merges m WHERE m.creator_id = $1 AND m.idea_id = ANY($3::bigint[]) AND NOT m.is_settled
      UNION ALL
      SELECT FROM merges m WHERE m.creator_id = $1 AND m.target_id = ANY($3::bigint[]) AND NOT m.is_settled) AS is_settled
   FROM boards WHERE creator_id = $1 AND id = $2 FOR NO KEY UPDATE`,
);

export type MergeRow = {
  target_id: number;
  board_id: number;
  status_before: 'approved' | 'pending';
  is_undone: boolean;
};

/** $1 creator, $2 the idea that was merged. */
export const findMerge = namedQuery<MergeRow>(
  'find-merge',
  `SELECT target_id, board_id, status_before, is_undone FROM merges WHERE creator_id = $1 AND idea_id = $2`,
);

/** $1 creator, $2 idea, $3 target, $4 board, $5 what the idea was, $6 its votes: they leave the board with it. */
export const beginMerge = namedQuery<never>(
  'begin-merge',
  `WITH merge AS (
     INSERT INTO merges (creator_id, idea_id, target_id, board_id, status_before) VALUES ($1, $2, $3, $4, $5)),
   idea AS (UPDATE ideas SET status = 'merged' WHERE creator_id = $1 AND id = $2)
   UPDATE boards SET version = version + 1, total_votes = total_votes - $6,
     idea_count = idea_count - ($5 = 'approved')::int, pending_count = pending_count - ($5 = 'pending')::int
   WHERE creator_id = $1 AND id = $4`,
);

/**
 * The same way back, from the first voter on: one may have been carried for this idea by another that was taken out. It has
 * the place of the last close, if it was on the chart then.
 */
export const beginUnmerge = namedQuery<never>(
  'begin-unmerge',
  `WITH merge AS (
     UPDATE merges SET is_undone = true, is_settled = false, carried_to = 0
     WHERE creator_id = $1 AND idea_id = $2 AND target_id = $3),
   idea AS (UPDATE ideas SET status = $5, previous_position = ${placeAtLastClose('ideas')} WHERE creator_id = $1 AND id = $2)
   UPDATE boards SET version = version + 1, total_votes = total_votes + $6,
     idea_count = idea_count + ($5 = 'approved')::int, pending_count = pending_count + ($5 = 'pending')::int
   WHERE creator_id = $1 AND id = $4`,
);

/** $1 creator, $2 idea, $3 target, $4 board. Of the idea's voters the next ones, whoever comes after those already seen. */
const slice = `
  slice AS MATERIALIZED (
    SELECT account_id, voted_at FROM votes WHERE creator_id = $1 AND idea_id = $2
      AND account_id > (SELECT carried_to FROM merges WHERE creator_id = $1 AND idea_id = $2)
    ORDER BY account_id LIMIT ${sliceSize}),
  seen AS (SELECT max(account_id) AS last, count(*) < ${sliceSize} AS is_all FROM slice)`;

/** Both counts move by exactly the rows that came or went. */
const counted = (sign: '+' | '-'): string => `
  idea AS (
    UPDATE ideas i SET votes = i.votes ${sign} m.votes FROM moved m WHERE i.creator_id = $1 AND i.id = $3 AND m.votes > 0),
  board AS (
    UPDATE boards b SET version = b.version + 1, total_votes = b.total_votes ${sign} m.votes
    FROM moved m WHERE b.creator_id = $1 AND b.id = $4 AND m.votes > 0)`;

/** Whoever has voted for both counts once: the votes' key decides. */
export const carryVotes = namedQuery<{ is_settled: boolean }>(
  'carry-votes',
  `WITH ${slice},
   added AS (
     INSERT INTO votes (creator_id, idea_id, account_id, voted_at, merged_from)
     SELECT $1, $3, account_id, voted_at, $2 FROM slice ORDER BY account_id
     ON CONFLICT DO NOTHING RETURNING account_id),
   moved AS (SELECT count(account_id) AS votes FROM added),
   ${counted('+')}
   UPDATE merges SET carried_to = coalesce(s.last, carried_to), is_settled = s.is_all FROM seen s
   WHERE creator_id = $1 AND idea_id = $2 RETURNING is_settled`,
);

const heirOf = (voter: string): string => `(
  SELECT h.idea_id FROM heirs h
  WHERE EXISTS (
    SELECT FROM votes o WHERE o.creator_id = $1 AND o.idea_id = h.idea_id AND o.account_id = ${voter}.account_id OFFSET 0)
  ORDER BY h.idea_id LIMIT 1)`;

/**
 * What was carried goes, unless another idea that is merged into the same one has that voter too: then it is that one's.
 * Looked up voter by voter, and written by place: votes have no statistics when they are new, and a join of two slices would
 * be tried row by row against row. Nobody moves a vote while the ideas are locked.
 */
export const returnVotes = namedQuery<{ is_settled: boolean }>(
  'return-votes',
  `WITH ${slice},
   heirs AS MATERIALIZED (
     SELECT idea_id FROM merges WHERE creator_id = $1 AND target_id = $3 AND idea_id <> $2 AND NOT is_undone),
   carried AS MATERIALIZED (
     SELECT (
       SELECT v.ctid FROM votes v
       WHERE v.creator_id = $1 AND v.idea_id = $3 AND v.account_id = s.account_id AND v.merged_from = $2) AS place, ${heirOf('s')} AS heir
     FROM slice s),
   kept AS (
     UPDATE votes v SET merged_from = ${heirOf('v')}
     WHERE v.creator_id = $1 AND v.ctid = ANY (ARRAY(SELECT place FROM carried WHERE heir IS NOT NULL))),
   gone AS (
     DELETE FROM votes v
     WHERE v.creator_id = $1 AND v.ctid = ANY (ARRAY(SELECT place FROM carried WHERE heir IS NULL))
     RETURNING v.account_id),
   moved AS (SELECT count(account_id) AS votes FROM gone),
   ${counted('-')}
   UPDATE merges SET carried_to = coalesce(s.last, carried_to), is_settled = s.is_all FROM seen s
   WHERE creator_id = $1 AND idea_id = $2 RETURNING is_settled`,
);

/** $1 creator, $2 the idea that was merged. */
export const deleteMerge = namedQuery<never>(
  'delete-merge',
  `DELETE FROM merges WHERE creator_id = $1 AND idea_id = $2`,
);

export const addSettling = namedQuery<never>(
  'add-settling',
  `SELECT graphile_worker.add_job('settle-merge', json_build_object('creatorId', $1::bigint, 'ideaId', $2::bigint))`,
);

export type ListedMerge = {
  idea_id: number;
  title: string;
  votes: number;
  target_id: number;
  target_title: string;
  merged_at: Date;
};

/** $1 creator, $2 board. */
export const selectMerges = namedQuery<ListedMerge>(
  'select-merges',
  `SELECT m.idea_id, i.title, i.votes, m.target_id, t.title AS target_title, m.merged_at
   FROM merges m JOIN ideas i ON i.creator_id = m.creator_id AND i.id = m.idea_id
   JOIN ideas t ON t.creator_id = m.creator_id AND t.id = m.target_id
   WHERE m.creator_id = $1 AND m.board_id = $2 AND NOT m.is_undone AND t.status IN ('approved', 'closed')
   ORDER BY m.merged_at DESC, m.idea_id DESC LIMIT ${limits.mergesPerPage}`,
);

/**
 * $1 creator, $2 an idea that is being removed: what was merged into it goes with it. It is on no page already. One that was
 * taken out again has all its own votes, and stays.
 */
export const retireMerged = `
  WITH merged AS (SELECT idea_id FROM merges WHERE creator_id = $1 AND target_id = $2 AND NOT is_undone),
  locked AS MATERIALIZED (
    SELECT creator_id, id FROM ideas WHERE creator_id = $1 AND id IN (SELECT idea_id FROM merged) AND status = 'merged'
    ORDER BY creator_id, id FOR NO KEY UPDATE),
  retired AS (
    UPDATE ideas i SET status = 'deleted' FROM locked l WHERE i.creator_id = l.creator_id AND i.id = l.id),
  taken_out AS (DELETE FROM merges WHERE creator_id = $1 AND target_id = $2 AND is_undone)
  SELECT idea_id AS id FROM merged ORDER BY idea_id`;

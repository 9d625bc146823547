import { voterBase } from '../../bench/rig/crowd.ts';
import type { OwnDatabase } from '../../bench/rig/own-database.ts';
import type { Attempt } from './history.ts';

export type Checked = {
  /** Votes with a 200 or 409 response that have no row. */
  lost: number;
  /** Votes that returned 200 more than once, and rows without a request. */
  double: number;
  /** Ideas and boards whose count differs from the number of rows. */
  miscounted: number;
  /** Responses with a count that was not correct at any moment during the request. */
  misread: number;
};

/**
 * Compares the history with the database, like Jepsen's `set` and `counter` checkers. `canFall` selects the ideas whose
 * counts can also fall, because their votes are held: their responses are not checked.
 */
export async function checkVotes(
  attempts: Attempt[],
  database: OwnDatabase,
  canFall: (idea: number) => boolean = () => false,
): Promise<Checked> {
  const votes = attempts.filter(({ kind }) => kind === 'vote');
  const rows = await database.query<{ idea: number; voter: number }>(
    `SELECT idea_id AS idea, account_id - ${voterBase} AS voter FROM votes`,
  );
  const kept = new Set(rows.map(pairOf));
  const asked = new Set(votes.map(pairOf));
  const told = votes.filter(({ status }) => status === 200 || status === 409);
  const counted = told.filter(({ status }) => status === 200).map(pairOf);
  const [counts] = await database.query<{ miscounted: number }>(countDifferences);
  return {
    lost: new Set(told.map(pairOf).filter((pair) => !kept.has(pair))).size,
    double: counted.length - new Set(counted).size + rows.filter((row) => !asked.has(pairOf(row))).length,
    miscounted: counts?.miscounted ?? NaN,
    misread: countMisread(votes.filter(({ idea }) => !canFall(idea))),
  };
}

function pairOf({ idea, voter }: { idea: number; voter: number }): number {
  return idea * 10_000_000 + voter;
}

/** A count must be between the votes acknowledged before the request and those attempted before the response. */
function countMisread(votes: Attempt[]): number {
  let misread = 0;
  for (const ofIdea of Map.groupBy(votes, ({ idea }) => idea).values()) {
    const counted = ofIdea.filter(({ status }) => status === 200);
    const ends = Float64Array.from(counted, ({ endMs }) => endMs).toSorted();
    const firsts = new Map<number, number>();
    for (const { voter, startMs } of ofIdea) firsts.set(voter, Math.min(startMs, firsts.get(voter) ?? Infinity));
    const starts = Float64Array.from(firsts.values()).toSorted();
    for (const { startMs, endMs, votes: named = -1 } of counted) {
      if (named < 1 + before(ends, startMs) || named > before(starts, endMs)) misread++;
    }
  }
  return misread;
}

/** Returns the number of values up to and including `moment` (binary search). */
function before(sorted: Float64Array, moment: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? Infinity) <= moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Status and state are compared as text, because older schemas don't have these enum values or the column. */
const countDifferences = `
  SELECT (
    SELECT count(*) FROM ideas i
    WHERE i.votes <> (
      SELECT count(*) FROM votes v
      WHERE v.creator_id = i.creator_id AND v.idea_id = i.id AND coalesce(to_jsonb(v)->>'state', 'counted') = 'counted')
  ) + (
    SELECT count(*) FROM boards b
    WHERE b.total_votes <> (
      SELECT coalesce(sum(i.votes), 0) FROM ideas i
      WHERE i.creator_id = b.creator_id AND i.board_id = b.id AND i.status::text NOT IN ('merged', 'deleted'))
  ) AS miscounted`;

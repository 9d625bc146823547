import { voterBase } from '../../bench/rig/crowd.ts';
import type { OwnDatabase } from '../../bench/rig/own-database.ts';
import type { Attempt } from './history.ts';

export type Checked = {
  /** Pairs of voter and idea without a row, although the vote got a 200 or 409 response and was not withdrawn. */
  lost: number;
  /** Pairs with more acknowledged votes than withdrawals allow, or with a row that no request explains. */
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
  const changes = attempts.filter(({ kind }) => kind !== 'read');
  const rows = await database.query<{ idea: number; voter: number }>(
    `SELECT idea_id AS idea, account_id - ${voterBase} AS voter FROM votes`,
  );
  const kept = new Set(rows.map(pairOf));
  const pairs = Map.groupBy(changes, pairOf);
  const [counts] = await database.query<{ miscounted: number }>(countDifferences);
  let lost = 0;
  let double = [...kept].filter((pair) => !pairs.has(pair)).length;
  for (const [pair, ofPair] of pairs) {
    const [least, most] = storedVotes(ofPair);
    if (!kept.has(pair) && least > 0) lost++;
    if (least > 1 || (kept.has(pair) && most < 1)) double++;
  }
  return {
    lost,
    double,
    miscounted: counts?.miscounted ?? NaN,
    misread: countMisread(changes.filter(({ idea }) => !canFall(idea))),
  };
}

/**
 * The lowest and the highest number of votes of one pair that can be stored after these requests: acknowledged votes minus
 * acknowledged withdrawals. A request with an unknown outcome may have changed the number or not. The same applies to 409:
 * if a server is killed after the commit, nginx sends the request to the other one, which returns `already_voted` or
 * `not_voted`. Without a withdrawal, `already_voted` proves that the vote is stored. A request that overlaps an acknowledged
 * one of the other kind may have changed the number twice, once in each server.
 */
export function storedVotes(ofPair: Attempt[]): [least: number, most: number] {
  const votes = ofPair.filter(({ kind }) => kind === 'vote');
  const withdrawals = ofPair.filter(({ kind }) => kind === 'withdrawal');
  const acknowledged = votes.filter(isAcknowledged).length - withdrawals.filter(isAcknowledged).length;
  const least = acknowledged - withdrawals.filter(isUncertain).length - changedTwice(withdrawals, votes);
  const most = acknowledged + votes.filter(isUncertain).length + changedTwice(votes, withdrawals);
  const isRepeated = withdrawals.length === 0 && votes.some(({ status }) => status === 409);
  return [isRepeated ? Math.max(least, 1) : least, most];
}

function isAcknowledged({ outcome }: Attempt): boolean {
  return outcome === 'acknowledged';
}

function isUncertain({ outcome, status }: Attempt): boolean {
  return outcome === 'unknown' || status === 409;
}

/** How many of the requests may have taken effect before and after one of the others. */
function changedTwice(requests: Attempt[], others: Attempt[]): number {
  const acknowledged = others.filter(isAcknowledged);
  return requests.filter(({ outcome, startMs, endMs }) => {
    // A server may still execute a request after its client has given up.
    const lastMs = outcome === 'unknown' ? Infinity : endMs;
    return outcome !== 'refused' && acknowledged.some((other) => other.startMs < lastMs && other.endMs > startMs);
  }).length;
}

function pairOf({ idea, voter }: { idea: number; voter: number }): number {
  return idea * 10_000_000 + voter;
}

/**
 * A count must be between the voters whose vote was acknowledged before the request, without those who may have withdrawn it
 * before the response, and the voters who tried to vote before the response.
 */
export function countMisread(changes: Attempt[]): number {
  let misread = 0;
  for (const ofIdea of Map.groupBy(changes, ({ idea }) => idea).values()) {
    const votes = ofIdea.filter(({ kind }) => kind === 'vote');
    const counted = votes.filter(({ status }) => status === 200);
    const withdrawals = ofIdea.filter(
      (attempt) => attempt.kind === 'withdrawal' && (isAcknowledged(attempt) || isUncertain(attempt)),
    );
    const tried = firstOfEachVoter(votes, ({ startMs }) => startMs);
    const acknowledged = firstOfEachVoter(counted, ({ endMs }) => endMs);
    const withdrawn = firstOfEachVoter(withdrawals, ({ startMs }) => startMs);
    for (const { startMs, endMs, votes: named = -1 } of counted) {
      const least = 1 + before(acknowledged, startMs) - before(withdrawn, endMs);
      if (named < least || named > before(tried, endMs)) misread++;
    }
  }
  return misread;
}

/** The earliest moment of each voter, sorted. */
function firstOfEachVoter(attempts: Attempt[], momentOf: (attempt: Attempt) => number): Float64Array {
  const firsts = new Map<number, number>();
  for (const attempt of attempts)
    firsts.set(attempt.voter, Math.min(momentOf(attempt), firsts.get(attempt.voter) ?? Infinity));
  return Float64Array.from(firsts.values()).toSorted();
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

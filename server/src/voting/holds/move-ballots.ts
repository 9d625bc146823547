import { sql, type Kysely, type Transaction } from 'kysely';

import { changeBoard } from '../../boards/chart/change-board.ts';
import type { Tables, VoteState } from '../../tables.ts';

/** The number of accounts whose ballots are moved per transaction. New ballots wait meanwhile. */
const sliceSize = 2_000;

export type BallotGroup = { creatorId: number; roundId: number; accountIds: readonly number[] };

/**
 * Moves the accounts' ballots in a round that is not final from one of the states `from` to `to`, and corrects the counts
 * that are shown. Returns the number of moved ballots.
 */
export async function moveBallots(
  db: Kysely<Tables>,
  { creatorId, roundId, accountIds }: BallotGroup,
  from: readonly VoteState[],
  to: VoteState,
): Promise<number> {
  let moved = 0;
  for (let start = 0; start < accountIds.length; start += sliceSize) {
    const slice = { creatorId, roundId, accountIds: accountIds.slice(start, start + sliceSize) };
    moved += await db.transaction().execute(async (transaction) => {
      // Rounds are locked first, like in the steps of a round. Waits for the ballots that are being written.
      const { rows } = await sql<{ board_id: number }>`
        SELECT board_id FROM rounds
        WHERE creator_id = ${creatorId} AND id = ${roundId} AND state IN ('open', 'closed') FOR UPDATE`.execute(
        transaction,
      );
      if (!rows[0]) return 0;
      const ballots = await updateBallots(transaction, slice, from, to);
      if (ballots > 0) await changeBoard(transaction, { creatorId, boardId: rows[0].board_id });
      return ballots;
    });
  }
  return moved;
}

async function updateBallots(
  transaction: Transaction<Tables>,
  { creatorId, roundId, accountIds }: BallotGroup,
  from: readonly VoteState[],
  to: VoteState,
): Promise<number> {
  const ofRound = sql`creator_id = ${creatorId} AND round_id = ${roundId}`;
  const { rows } = await sql<{ ballots: number }>`
    WITH before AS MATERIALIZED (
      SELECT account_id, idea_ids, ${to === 'counted' ? 1 : 0}::int - (state = 'counted')::int AS change FROM round_ballots
      WHERE ${ofRound} AND account_id = ANY(${accountIds}::bigint[]) AND state = ANY(${from}::vote_state[])),
    moved AS (
      UPDATE round_ballots SET state = ${to} WHERE ${ofRound} AND account_id IN (SELECT account_id FROM before)),
    changes AS (
      SELECT idea_id, sum(change) AS votes FROM (
        SELECT 0 AS idea_id, change FROM before WHERE cardinality(idea_ids) > 0
        UNION ALL SELECT unnest(idea_ids), change FROM before) c GROUP BY 1),
    counted AS (
      UPDATE round_counts c SET votes = c.votes + n.votes FROM changes n WHERE ${ofRound} AND c.idea_id = n.idea_id)
    SELECT count(*)::int AS ballots FROM before`.execute(transaction);
  return rows[0]?.ballots ?? 0;
}

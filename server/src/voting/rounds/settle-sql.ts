import { sql, type Transaction } from 'kysely';

import type { BoardKey } from '../../boards/chart/change-board.ts';
import type { Tables } from '../../tables.ts';
import type { RoundKey } from './round-row.ts';

/** Holds the ballots of accounts whose votes on this board were put on hold or removed since they voted in the round. */
export async function holdCheckedBallots(
  transaction: Transaction<Tables>,
  { creatorId, boardId }: BoardKey,
  roundId: number,
): Promise<void> {
  await sql`
    UPDATE round_ballots SET state = 'held'
    WHERE creator_id = ${creatorId} AND round_id = ${roundId} AND state = 'counted' AND account_id = ANY (ARRAY(
      SELECT unnest(account_ids) FROM vote_checks
      WHERE creator_id = ${creatorId} AND board_id = ${boardId} AND state IN ('held', 'removed')))`.execute(
    transaction,
  );
}

/**
 * Decides held ballots by what has become of their accounts' votes on the creator's charts: a ballot counts if those
 * count, and is void if one of them was removed. Ballots that need a verified account are void if it is not verified at
 * the close. `isLastCall` makes the undecided ones void.
 */
export async function decideHeldBallots(
  transaction: Transaction<Tables>,
  { creatorId, boardId }: BoardKey,
  roundId: number,
  isLastCall: boolean,
): Promise<void> {
  const hasVote = (state: 'held' | 'void') => sql`EXISTS (
    SELECT FROM votes v WHERE v.creator_id = ${creatorId} AND v.account_id = b.account_id AND v.state = ${sql.lit(state)})`;
  await sql`
    WITH held AS MATERIALIZED (
      SELECT b.account_id, ${hasVote('void')} AS is_removed, ${hasVote('held')} AS is_held,
        a.verified_at IS NULL AND o.verified_only AS is_excluded,
        a.verified_at IS NULL AND EXISTS (
          SELECT FROM ideas i
          WHERE i.creator_id = ${creatorId} AND i.id = ANY(b.idea_ids) AND i.attacked_at IS NOT NULL) AS is_suspect
      FROM round_ballots b JOIN accounts a ON a.id = b.account_id
      JOIN boards o ON o.creator_id = b.creator_id AND o.id = ${boardId}
      WHERE b.creator_id = ${creatorId} AND b.round_id = ${roundId} AND b.state = 'held'),
    decided AS (
      SELECT account_id, CASE
        WHEN is_removed OR is_excluded THEN 'void'
        WHEN NOT is_held AND NOT is_suspect THEN 'counted'
        WHEN ${isLastCall} THEN 'void'
      END::vote_state AS state FROM held)
    UPDATE round_ballots b SET state = d.state FROM decided d
    WHERE b.creator_id = ${creatorId} AND b.round_id = ${roundId} AND b.account_id = d.account_id
      AND d.state IS NOT NULL`.execute(transaction);
}

/** Counts the ballots, replaces the counts that were shown before, and returns the number of held ballots. */
export async function countBallots(
  transaction: Transaction<Tables>,
  { creatorId, roundId }: RoundKey,
): Promise<{ held: number }> {
  const { rows } = await sql<{ held: number }>`
    WITH choices AS MATERIALIZED (
      SELECT idea_ids, state, count(*) AS ballots FROM round_ballots
      WHERE creator_id = ${creatorId} AND round_id = ${roundId} GROUP BY idea_ids, state),
    counted AS (SELECT idea_ids, ballots FROM choices WHERE state = 'counted' AND cardinality(idea_ids) > 0),
    sums AS (
      SELECT 0 AS idea_id, sum(ballots) AS votes FROM counted
      UNION ALL SELECT unnest(idea_ids), sum(ballots) FROM counted GROUP BY 1),
    written AS (
      UPDATE round_counts c SET votes = coalesce((SELECT s.votes FROM sums s WHERE s.idea_id = c.idea_id), 0)
      WHERE creator_id = ${creatorId} AND round_id = ${roundId})
    SELECT coalesce(sum(ballots), 0)::bigint AS held FROM choices WHERE state = 'held'`.execute(transaction);
  return rows[0] ?? { held: 0 };
}

export async function setProvisional(
  transaction: Transaction<Tables>,
  { creatorId, roundId }: RoundKey,
  held: number,
): Promise<void> {
  await sql`
    UPDATE rounds SET held_ballots = ${held} WHERE creator_id = ${creatorId} AND id = ${roundId}`.execute(transaction);
}

/** Returns what the notification needs: the board's name and the creator's language. */
export async function setFinal(
  transaction: Transaction<Tables>,
  { creatorId, roundId }: RoundKey,
  winnerId: number | null,
) {
  const { rows } = await sql<{ slug: string | null; name: string | null; language: string | null }>`
    WITH final AS (
      UPDATE rounds SET state = 'final', held_ballots = 0, winner_id = ${winnerId}
      WHERE creator_id = ${creatorId} AND id = ${roundId} RETURNING creator_id, board_id)
    SELECT b.slug, b.name, (SELECT language FROM email_settings WHERE account_id = b.creator_id) AS language
    FROM final f JOIN boards b ON b.creator_id = f.creator_id AND b.id = f.board_id`.execute(transaction);
  if (!rows[0]) throw new Error('setFinal found no round');
  return rows[0];
}

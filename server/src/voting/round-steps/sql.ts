import { sql, type Kysely, type Transaction } from 'kysely';

import type { BoardKey } from '../../boards/chart/change-board.ts';
import type { Tables } from '../../tables.ts';
import { nextNumber, type RoundKey, type StoredState } from './round-row.ts';

export async function findState(
  db: Kysely<Tables>,
  { creatorId, roundId }: RoundKey,
): Promise<{ state: StoredState; is_uncounted: boolean } | undefined> {
  const { rows } = await sql<{ state: StoredState; is_uncounted: boolean }>`
    SELECT state, state = 'closed' AND held_ballots IS NULL AS is_uncounted FROM rounds WHERE creator_id = ${creatorId} AND id = ${roundId}`.execute(
    db,
  );
  return rows[0];
}

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
 * Decides held ballots by what has become of the checks of their accounts, and of the accounts' votes on the creator's
 * charts: a ballot counts if nothing is on hold, and is void if something was removed. Like votes, ballots of accounts
 * that are verified by now are not held by a check of a group. Ballots that need a verified account are void if it is not
 * verified at the close. `isLastCall` makes the undecided ones void, except those of checks that count by themselves if
 * nobody decides.
 */
export async function decideHeldBallots(
  transaction: Transaction<Tables>,
  { creatorId, boardId }: BoardKey,
  roundId: number,
  isLastCall: boolean,
): Promise<void> {
  const hasVote = (state: 'held' | 'void') => sql`EXISTS (
    SELECT FROM votes v WHERE v.creator_id = ${creatorId} AND v.account_id = b.account_id AND v.state = ${sql.lit(state)})`;
  const update = (state: 'counted' | 'void') => sql`
    UPDATE round_ballots SET state = ${sql.lit(state)}
    WHERE creator_id = ${creatorId} AND round_id = ${roundId}
      AND account_id = ANY (ARRAY(SELECT account_id FROM decided WHERE state = ${sql.lit(state)}))`;
  await sql`
    WITH ballots AS (
      SELECT b.account_id, ${hasVote('void')} AS is_removed, ${hasVote('held')} AS is_held,
        a.verified_at IS NULL AND o.verified_only AS is_excluded,
        a.verified_at IS NULL AND EXISTS (
          SELECT FROM ideas i
          WHERE i.creator_id = ${creatorId} AND i.id = ANY(b.idea_ids) AND i.attacked_at IS NOT NULL) AS is_suspect
      FROM round_ballots b JOIN accounts a ON a.id = b.account_id
      JOIN boards o ON o.creator_id = b.creator_id AND o.id = ${boardId}
      WHERE b.creator_id = ${creatorId} AND b.round_id = ${roundId} AND b.state = 'held'),
    checks AS (
      SELECT a.id AS account_id, c.state, c.releases_at
      FROM vote_checks c CROSS JOIN unnest(c.account_ids) AS u(account_id) JOIN accounts a ON a.id = u.account_id
      WHERE c.creator_id = ${creatorId} AND c.board_id = ${boardId} AND c.state IN ('held', 'removed')
        AND NOT (c.kind = 'group' AND a.verified_at IS NOT NULL)),
    -- Grouped, and not joined here and below: if PostgreSQL expects few ballots, a join reads all rows once per ballot.
    held AS MATERIALIZED (
      SELECT account_id, bool_or(is_removed) AS is_removed, bool_or(is_held) AS is_held,
        coalesce(bool_and(is_provisional), false) AS is_provisional, bool_or(is_excluded) AS is_excluded,
        bool_or(is_suspect) AS is_suspect
      FROM (
        SELECT account_id, is_removed, is_held, NULL::boolean AS is_provisional, is_excluded, is_suspect, true AS is_ballot
        FROM ballots
        UNION ALL
        SELECT account_id, state = 'removed', state = 'held', releases_at IS NOT NULL, false, false, false FROM checks) h
      GROUP BY account_id HAVING bool_or(is_ballot)),
    decided AS (
      SELECT account_id, CASE
        WHEN is_removed OR is_excluded THEN 'void'
        WHEN NOT is_held AND NOT is_suspect THEN 'counted'
        WHEN ${isLastCall} AND is_provisional THEN 'counted'
        WHEN ${isLastCall} THEN 'void'
      END AS state FROM held),
    voided AS (${update('void')})
    ${update('counted')}`.execute(transaction);
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

/** Locks the board. Returns whether rounds can open on it: it is not archived, and its creator is not suspended. */
export async function lockOpenBoard(transaction: Transaction<Tables>, { creatorId, boardId }: BoardKey) {
  const { rows } = await sql<{ is_open: boolean }>`
    WITH locked AS MATERIALIZED (
      SELECT creator_id, archived_at FROM boards WHERE creator_id = ${creatorId} AND id = ${boardId} FOR NO KEY UPDATE)
    SELECT b.archived_at IS NULL AND o.suspended_at IS NULL AND o.deleted_at IS NULL AS is_open
    FROM locked b JOIN accounts o ON o.id = b.creator_id`.execute(transaction);
  return rows[0]?.is_open === true;
}

/** Schedules the copy of a weekly round: at the same time in the board's zone, in the first week that is not over. */
export async function insertNextRound(
  transaction: Transaction<Tables>,
  { creatorId, boardId }: BoardKey,
  roundId: number,
): Promise<RoundKey | undefined> {
  const { rows } = await sql<{ id: number }>`
    WITH next AS (
      SELECT r.*, b.twitch_channel AS board_channel, ((r.opens_at AT TIME ZONE b.time_zone) + w.weeks * interval '7 days') AT TIME ZONE b.time_zone AS next_open,
        ((r.closes_at AT TIME ZONE b.time_zone) + w.weeks * interval '7 days') AT TIME ZONE b.time_zone AS next_close
      FROM rounds r JOIN boards b ON b.creator_id = r.creator_id AND b.id = r.board_id
      CROSS JOIN LATERAL (
        SELECT greatest(1, ceil(extract(epoch FROM clock_timestamp() - r.opens_at) / 604800))::int AS weeks) w
      WHERE r.creator_id = ${creatorId} AND r.id = ${roundId})
    INSERT INTO rounds (creator_id, board_id, number, question, opens_at, closes_at, votes_per_person, hides_counts,
      is_shuffled, pick_from, repeats_weekly, top, twitch_channel)
    -- When clocks go forward, a short round could otherwise have no length.
    SELECT creator_id, board_id, ${nextNumber(creatorId, boardId)}, question, next_open,
      greatest(next_close, next_open + interval '1 minute'), votes_per_person, hides_counts, is_shuffled, pick_from, true, top,
      CASE WHEN twitch_channel IS NOT NULL THEN board_channel END
    FROM next RETURNING id`.execute(transaction);
  return rows[0] && { creatorId, roundId: rows[0].id };
}

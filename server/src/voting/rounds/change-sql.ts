import type { PickFrom, VotesPerPerson } from '@upnext/contract/voting/round-fields';
import { sql, type Kysely, type Transaction } from 'kysely';

import type { BoardKey } from '../../boards/chart/change-board.ts';
import { chartOrder } from '../../boards/chart/chart-order.ts';
import type { Tables } from '../../tables.ts';
import { decisionHours } from './describe-round.ts';
import type { RoundKey, RoundPlan, StoredState } from './round-row.ts';

/** How often the held ballots of a closed round are looked at. */
const decisionMinutes = 10;

type Db = Kysely<Tables>;

export type LockedRound = RoundPlan & {
  id: number;
  board_id: number;
  number: number;
  question: string;
  state: StoredState;
  opens_at: Date;
  closes_at: Date;
  pick_from: PickFrom;
  repeats_weekly: boolean;
  winner_id: number | null;
  /** By the database's clock, which is the only one that decides about votes. */
  has_opened: boolean;
  is_over: boolean;
  is_past_decision: boolean;
};

/**
 * Locks a round. Waits for the ballots that are being written, and ballots wait for the commit. Rounds are locked before
 * ideas and boards.
 */
async function lock(transaction: Transaction<Tables>, where: ReturnType<typeof sql>): Promise<LockedRound | undefined> {
  const { rows } = await sql<LockedRound>`
    WITH locked AS MATERIALIZED (SELECT * FROM rounds WHERE ${where} AND state <> 'cancelled' FOR UPDATE)
    SELECT id, board_id, number, question, state, opens_at, closes_at, pick_from, repeats_weekly, top, idea_ids, winner_id,
      opens_at <= clock_timestamp() AS has_opened, closes_at <= clock_timestamp() AS is_over,
      closes_at + make_interval(hours => ${decisionHours}) <= clock_timestamp() AS is_past_decision
    FROM locked`.execute(transaction);
  return rows[0];
}

export async function lockRound(transaction: Transaction<Tables>, { creatorId, roundId }: RoundKey) {
  return await lock(transaction, sql`creator_id = ${creatorId} AND id = ${roundId}`);
}

export async function lockRoundByNumber(
  transaction: Transaction<Tables>,
  { creatorId, boardId }: BoardKey,
  number: number,
) {
  return await lock(
    transaction,
    sql`creator_id = ${creatorId} AND board_id = ${boardId} AND number = ${number}::bigint`,
  );
}

export type LockedIdea = { id: number; title: string };

/** Locks the ideas that become candidates, in key order, and returns them in the order of the chart. */
export async function lockCandidates(
  transaction: Transaction<Tables>,
  { creatorId, boardId }: BoardKey,
  { top, idea_ids: ideaIds }: RoundPlan,
): Promise<LockedIdea[]> {
  const onChart = sql`creator_id = ${creatorId} AND board_id = ${boardId} AND status = 'approved'`;
  const chosen = ideaIds
    ? sql`id = ANY(${ideaIds}::bigint[])`
    : sql`id IN (SELECT id FROM ideas WHERE ${onChart} ORDER BY ${sql.raw(chartOrder)} LIMIT ${top})`;
  const { rows } = await sql<LockedIdea>`
    WITH locked AS MATERIALIZED (
      SELECT id, title, votes, created_at FROM ideas WHERE ${onChart} AND ${chosen}
      ORDER BY creator_id, id FOR NO KEY UPDATE)
    SELECT id, title FROM locked ORDER BY ${sql.raw(chartOrder)}`.execute(transaction);
  return rows;
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

type NewRound = RoundPlan & {
  question: string;
  /** Null: now. */
  opensAt: Date | null;
  closesAt: Date;
  votesPerPerson: VotesPerPerson;
  hidesCounts: boolean;
  isShuffled: boolean;
  pickFrom: PickFrom;
  repeatsWeekly: boolean;
};

/** The caller must have locked the board, so that the number is unique. */
const nextNumber = (creatorId: number, boardId: number) => sql`
  (SELECT coalesce(max(number), 0) + 1 FROM rounds WHERE creator_id = ${creatorId} AND board_id = ${boardId})`;

/** The number of rounds of the board that are scheduled or open. */
export async function countUnfinished(transaction: Transaction<Tables>, { creatorId, boardId }: BoardKey) {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM rounds
    WHERE creator_id = ${creatorId} AND board_id = ${boardId} AND state IN ('scheduled', 'open')`.execute(transaction);
  return rows[0]?.count ?? 0;
}

export async function insertRound(
  transaction: Transaction<Tables>,
  { creatorId, boardId }: BoardKey,
  round: NewRound,
): Promise<{ id: number; number: number }> {
  const { rows } = await sql<{ id: number; number: number }>`
    INSERT INTO rounds (creator_id, board_id, number, question, opens_at, closes_at, votes_per_person, hides_counts,
      is_shuffled, pick_from, repeats_weekly, top, idea_ids)
    VALUES (${creatorId}, ${boardId}, ${nextNumber(creatorId, boardId)}, ${round.question},
      coalesce(${round.opensAt}::timestamptz, now()), ${round.closesAt}, ${round.votesPerPerson}, ${round.hidesCounts},
      ${round.isShuffled}, ${round.pickFrom}, ${round.repeatsWeekly}, ${round.top}, ${round.idea_ids})
    RETURNING id, number`.execute(transaction);
  if (!rows[0]) throw new Error('insertRound returned no row');
  return rows[0];
}

/** Schedules the copy of a weekly round: at the same time in the board's zone, in the first week that is not over. */
export async function insertNextRound(
  transaction: Transaction<Tables>,
  { creatorId, boardId }: BoardKey,
  roundId: number,
): Promise<RoundKey | undefined> {
  const { rows } = await sql<{ id: number }>`
    WITH next AS (
      SELECT r.*, ((r.opens_at AT TIME ZONE b.time_zone) + w.weeks * interval '7 days') AT TIME ZONE b.time_zone AS next_open,
        ((r.closes_at AT TIME ZONE b.time_zone) + w.weeks * interval '7 days') AT TIME ZONE b.time_zone AS next_close
      FROM rounds r JOIN boards b ON b.creator_id = r.creator_id AND b.id = r.board_id
      CROSS JOIN LATERAL (
        SELECT greatest(1, ceil(extract(epoch FROM clock_timestamp() - r.opens_at) / 604800))::int AS weeks) w
      WHERE r.creator_id = ${creatorId} AND r.id = ${roundId})
    INSERT INTO rounds (creator_id, board_id, number, question, opens_at, closes_at, votes_per_person, hides_counts,
      is_shuffled, pick_from, repeats_weekly, top)
    -- When clocks go forward, a short round could otherwise have no length.
    SELECT creator_id, board_id, ${nextNumber(creatorId, boardId)}, question, next_open,
      greatest(next_close, next_open + interval '1 minute'), votes_per_person, hides_counts, is_shuffled, pick_from, true, top
    FROM next RETURNING id`.execute(transaction);
  return rows[0] && { creatorId, roundId: rows[0].id };
}

/** Opens the round with these candidates, whose ideas the caller has locked. */
export async function insertCandidates(
  transaction: Transaction<Tables>,
  { creatorId, roundId }: RoundKey,
  candidates: readonly LockedIdea[],
): Promise<void> {
  const ids = candidates.map(({ id }) => id);
  await sql`
    WITH added AS (
      INSERT INTO round_candidates (creator_id, round_id, idea_id, number, title)
      SELECT ${creatorId}, ${roundId}, c.id, c.number, c.title
      FROM unnest(${ids}::bigint[], ${candidates.map(({ title }) => title)}::text[]) WITH ORDINALITY AS c (id, title, number)),
    counts AS (
      INSERT INTO round_counts (creator_id, round_id, idea_id)
      SELECT ${creatorId}, ${roundId}, unnest(${[0, ...ids]}::bigint[])),
    frozen AS (
      UPDATE ideas SET open_rounds = open_rounds + 1 WHERE creator_id = ${creatorId} AND id = ANY(${ids}::bigint[]))
    UPDATE rounds SET state = 'open' WHERE creator_id = ${creatorId} AND id = ${roundId}`.execute(transaction);
}

/** The round's ideas can be deleted, merged and renamed again. Locks them in key order. */
export async function releaseCandidates(
  transaction: Transaction<Tables>,
  { creatorId, roundId }: RoundKey,
): Promise<void> {
  await sql`
    WITH locked AS MATERIALIZED (
      SELECT i.creator_id, i.id FROM ideas i
      WHERE i.creator_id = ${creatorId}
        AND i.id IN (SELECT idea_id FROM round_candidates WHERE creator_id = ${creatorId} AND round_id = ${roundId})
      ORDER BY i.creator_id, i.id FOR NO KEY UPDATE)
    UPDATE ideas i SET open_rounds = i.open_rounds - 1 FROM locked l
    WHERE i.creator_id = l.creator_id AND i.id = l.id`.execute(transaction);
}

export async function setState(db: Db, { creatorId, roundId }: RoundKey, state: StoredState): Promise<void> {
  await sql`UPDATE rounds SET state = ${state} WHERE creator_id = ${creatorId} AND id = ${roundId}`.execute(db);
}

/** Adds the job for the round's next change of state, and replaces an earlier one. */
export async function scheduleRound(db: Db, { creatorId, roundId }: RoundKey): Promise<void> {
  await sql`
    SELECT graphile_worker.add_job('advance-round', json_build_object('creatorId', creator_id, 'roundId', id),
      job_key => 'round-' || id, run_at => CASE
        WHEN state = 'scheduled' THEN opens_at
        WHEN state = 'open' THEN closes_at
        WHEN held_ballots IS NULL THEN now()
        ELSE least(now() + make_interval(mins => ${decisionMinutes}), closes_at + make_interval(hours => ${decisionHours}))
      END)
    FROM rounds WHERE creator_id = ${creatorId} AND id = ${roundId} AND state IN ('scheduled', 'open', 'closed')`.execute(
    db,
  );
}

export async function moveClose(db: Db, { creatorId, roundId }: RoundKey, closesAt: Date): Promise<void> {
  await sql`
    UPDATE rounds SET closes_at = ${closesAt}, extended_from = coalesce(extended_from, closes_at)
    WHERE creator_id = ${creatorId} AND id = ${roundId}`.execute(db);
}

export async function setPick(db: Db, { creatorId, roundId }: RoundKey, ideaId: number): Promise<void> {
  await sql`
    UPDATE rounds SET winner_id = ${ideaId}, picked_at = now()
    WHERE creator_id = ${creatorId} AND id = ${roundId}`.execute(db);
}

/** The caller must have locked the round. Withdrawn ballots don't count. */
export async function hasBallots(db: Db, { creatorId, roundId }: RoundKey): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM round_ballots
    WHERE creator_id = ${creatorId} AND round_id = ${roundId} AND cardinality(idea_ids) > 0 LIMIT 1`.execute(db);
  return rows.length > 0;
}

import type { PickFrom, VotesPerPerson } from '@upnext/contract/voting/round-fields';
import { sql, type Kysely, type Transaction } from 'kysely';

import type { BoardKey } from '../../boards/chart/change-board.ts';
import type { Tables } from '../../tables.ts';
import { nextNumber, type RoundKey, type RoundPlan } from '../round-steps/round-row.ts';

type Db = Kysely<Tables>;

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
  countsChat: boolean;
};

type InsertedRound = { id: number; number: number; twitch_channel: string | null };

/** Whether the board has this many rounds that are scheduled or open. */
export async function hasUnfinished(transaction: Transaction<Tables>, { creatorId, boardId }: BoardKey, most: number) {
  const { rows } = await sql`
    SELECT FROM rounds WHERE creator_id = ${creatorId} AND board_id = ${boardId} AND state IN ('scheduled', 'open')
    LIMIT ${most}`.execute(transaction);
  return rows.length === most;
}

export async function insertRound(
  transaction: Transaction<Tables>,
  { creatorId, boardId }: BoardKey,
  round: NewRound,
): Promise<InsertedRound> {
  const { rows } = await sql<InsertedRound>`
    INSERT INTO rounds (creator_id, board_id, number, question, opens_at, closes_at, votes_per_person, hides_counts,
      is_shuffled, pick_from, repeats_weekly, top, idea_ids, twitch_channel)
    VALUES (${creatorId}, ${boardId}, ${nextNumber(creatorId, boardId)}, ${round.question},
      coalesce(${round.opensAt}::timestamptz, now()), ${round.closesAt}, ${round.votesPerPerson}, ${round.hidesCounts},
      ${round.isShuffled}, ${round.pickFrom}, ${round.repeatsWeekly}, ${round.top}, ${round.idea_ids},
      (SELECT twitch_channel FROM boards WHERE creator_id = ${creatorId} AND id = ${boardId} AND ${round.countsChat}))
    RETURNING id, number, twitch_channel`.execute(transaction);
  if (!rows[0]) throw new Error('insertRound returned no row');
  return rows[0];
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
export async function hasVotes(db: Db, { creatorId, roundId }: RoundKey): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM round_ballots
    WHERE creator_id = ${creatorId} AND round_id = ${roundId} AND cardinality(idea_ids) > 0
    UNION ALL SELECT FROM round_candidates
    WHERE creator_id = ${creatorId} AND round_id = ${roundId} AND chat_votes > 0 LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** Withdrawn ballots of a cancelled round don't need their sources: its figures are never measured. */
export async function forgetSources(db: Db, { creatorId, roundId }: RoundKey): Promise<void> {
  await sql`
    UPDATE round_ballots SET source = NULL
    WHERE creator_id = ${creatorId} AND round_id = ${roundId} AND source IS NOT NULL`.execute(db);
}

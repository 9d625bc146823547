import type { PickFrom } from '@upnext/contract/voting/round-fields';
import { sql, type Transaction } from 'kysely';

import type { BoardKey } from '../../boards/chart/change-board.ts';
import type { Tables } from '../../tables.ts';
import { decisionHours, type RoundKey, type RoundPlan, type StoredState } from './round-row.ts';

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
  twitch_channel: string | null;
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
    SELECT id, board_id, number, question, state, opens_at, closes_at, pick_from, repeats_weekly, twitch_channel, top, idea_ids,
      winner_id,      opens_at <= clock_timestamp() AS has_opened, closes_at <= clock_timestamp() AS is_over,
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

import type { PickFrom, VotesPerPerson } from '@upnext/contract/voting/round-fields';
import { sql } from 'kysely';
import * as z from 'zod/mini';

/** Held ballots are decided at the latest this long after the close. */
export const decisionHours = 24;

/**
 * The key of a round in the database, and the payload of its jobs. Its number, which URLs contain, is only unique on its
 * board.
 */
export const RoundKey = z.object({ creatorId: z.int(), roundId: z.int() });
export type RoundKey = z.infer<typeof RoundKey>;

/** Which ideas become candidates when the round opens: a number of top ideas, or chosen ones. */
export type RoundPlan = { top: number | null; idea_ids: number[] | null };

export type StoredState = 'scheduled' | 'open' | 'closed' | 'final' | 'cancelled';

export type SummaryRow = {
  number: number;
  question: string;
  state: StoredState;
  opens_at: Date;
  closes_at: Date;
  extended_from: Date | null;
  repeats_weekly: boolean;
  turnout: number;
  candidate_count: number;
  winner: string | null;
};

export type RoundRow = SummaryRow &
  RoundPlan & {
    creator_id: number;
    id: number;
    time_zone: string;
    votes_per_person: VotesPerPerson;
    hides_counts: boolean;
    is_shuffled: boolean;
    pick_from: PickFrom;
    twitch_channel: string | null;
    held_ballots: number | null;
    winner_id: number | null;
    picked_at: Date | null;
    checkpoint: string | null;
    public_key: Buffer | null;
    size: number | null;
    root: Buffer | null;
  };

/** The caller must have locked the board, so that the number is unique. */
export const nextNumber = (creatorId: number, boardId: number) => sql`
  (SELECT coalesce(max(number), 0) + 1 FROM rounds WHERE creator_id = ${creatorId} AND board_id = ${boardId})`;

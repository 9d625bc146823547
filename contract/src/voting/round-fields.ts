import * as z from 'zod/mini';

import { BoardParams } from '../boards/board-address.ts';
import { BoardLabel } from '../boards/boards.ts';
import { Id, PathId, Timestamp } from '../fields.ts';
import { Stage } from '../idea-fields.ts';
import { Creator } from '../identity/accounts.ts';

const Count = z.int().check(z.nonnegative());

/**
 * scheduled: opens later. open: takes ballots. closed: some ballots are still being checked, so the result is
 * provisional. final: the result no longer changes.
 */
export const RoundState = z.enum(['scheduled', 'open', 'closed', 'final']);
export type RoundState = z.infer<typeof RoundState>;

/** How many ideas a voter can choose. each: all of them. */
export const VotesPerPerson = z.enum(['one', 'three', 'each']);
export type VotesPerPerson = z.infer<typeof VotesPerPerson>;

/**
 * What the creator can choose the winner from. tie: only from ideas that share first place, otherwise the first place
 * wins. top-three: from the first three places, which voters are told beforehand.
 */
export const PickFrom = z.enum(['tie', 'top-three']);
export type PickFrom = z.infer<typeof PickFrom>;

/** One of the ideas in a round. Its title is the one at the opening. */
export const Candidate = z.object({
  ideaId: Id,
  /** 1 to 16, in the order of the chart at the opening. Never changes. */
  number: z.int(),
  /** Empty if the idea was removed. */
  title: z.string(),
  isRemoved: z.boolean(),
  /** The path of the idea's picture without a size (see picture.ts). Absent if it has none. */
  picture: z.optional(z.string()),
  /** The idea's stage now, for example whether the creator has planned it. Null if the idea was removed. */
  stage: z.nullable(Stage),
  /** Null until the close if the round hides its counts, and before the opening. */
  votes: z.nullable(Count),
  /** The place by votes; ideas with as many votes share a place. Null if `votes` is null. */
  place: z.nullable(z.int()),
  /** Votes from Twitch chat, which are not part of `votes`. Null if `votes` is null, or without `twitchChannel`. */
  chatVotes: z.nullable(Count),
});
export type Candidate = z.infer<typeof Candidate>;

/** The signed root of the Merkle tree over all ballots (RFC 6962). See docs/rounds.md. */
export const RoundProof = z.object({
  /** A signed note: origin, number of ballots and root hash, signed with Ed25519. */
  checkpoint: z.string(),
  /** The site's public key, as base64 of 32 bytes. */
  publicKey: z.string(),
  /** The number of ballots, including void and blank ones. */
  size: Count,
  /** The root hash as hexadecimal digits. */
  root: z.string(),
});
export type RoundProof = z.infer<typeof RoundProof>;

export const RoundResult = z.object({
  /** The ballots that are still being checked; 0 if the result is final. */
  heldBallots: Count,
  /** The result is final at this time at the latest. */
  finalBy: Timestamp,
  /** The winner. Null without votes, while the result is provisional, and until the creator has picked. */
  winnerId: z.nullable(Id),
  /** The ideas that the creator can pick from or has picked from. Empty if there is nothing to pick. */
  pickable: z.array(Id),
  /** Set if the winner is the creator's pick. */
  pickedAt: z.nullable(Timestamp),
  /** Null until the ballots are published, shortly after the result is final. */
  proof: z.nullable(RoundProof),
});
export type RoundResult = z.infer<typeof RoundResult>;

/** What every round shows, also in lists. */
export const RoundSummary = z.object({
  /** Counts from 1 on each board. The page is /:username/rounds/:number. */
  number: z.int(),
  question: z.string(),
  state: RoundState,
  opensAt: Timestamp,
  closesAt: Timestamp,
  /** The first closing time if the round was extended, otherwise null. */
  extendedFrom: z.nullable(Timestamp),
  /** The number of people whose ballots count, or nearly so while the round is open. */
  turnout: Count,
  candidateCount: z.int(),
  /** The title of the winner. Null as long as there is none, and empty if the idea was removed. */
  winner: z.nullable(z.string()),
  /** True if a copy of this round opens a week later. */
  repeatsWeekly: z.boolean(),
});
export type RoundSummary = z.infer<typeof RoundSummary>;

export const Round = z.extend(RoundSummary, {
  creator: Creator,
  /** Absent for the main board. */
  board: z.optional(BoardLabel),
  /** The zone of the board, in which times are shown. */
  timeZone: z.string(),
  votesPerPerson: VotesPerPerson,
  hidesCounts: z.boolean(),
  /** True if each voter sees the ideas in a different order. */
  isShuffled: z.boolean(),
  pickFrom: PickFrom,
  /** The Twitch channel whose chat votes by candidate number. Null if the round doesn't count chat votes. */
  twitchChannel: z.nullable(z.string()),
  /** Set while the round is scheduled and will take this many ideas from the top of the chart when it opens. */
  top: z.nullable(z.int()),
  /** In the order of their numbers. Empty while `top` is set. */
  candidates: z.array(Candidate),
  /** Null until the close. */
  result: z.nullable(RoundResult),
});
export type Round = z.infer<typeof Round>;

export const RoundParams = z.extend(BoardParams, { number: PathId });

/** Ids of ideas, without duplicates. */
export const ChosenIdeas = z
  .array(Id)
  .check(z.refine((ids) => new Set(ids).size === ids.length, { error: 'value.invalid' }));

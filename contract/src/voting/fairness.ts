import * as z from 'zod/mini';

import { BoardParams } from '../boards/board-address.ts';
import { BoardLabel } from '../boards/boards.ts';
import { endpoint } from '../endpoint.ts';
import { Creator } from '../identity/accounts.ts';

const Count = z.int().check(z.nonnegative());

/** The votes that were counted in the last seven days, and those that are on hold now. */
export const WeekSums = z.object({ counted: Count, onHold: Count });
export type WeekSums = z.infer<typeof WeekSums>;

/** Votes by what happened to them on a day in the board's time zone. */
export const FairnessDay = z.object({
  day: z.iso.date(),
  counted: Count,
  held: Count,
  removed: Count,
  restored: Count,
});
export type FairnessDay = z.infer<typeof FairnessDay>;

export const Fairness = z.object({
  creator: Creator,
  /** Absent for the main board. */
  board: z.optional(BoardLabel),
  week: WeekSums,
  verifiedOnly: z.boolean(),
  /** The last seven days, newest first. */
  days: z.array(FairnessDay),
});
export type Fairness = z.infer<typeof Fairness>;

export const getFairness = endpoint({
  method: 'GET',
  path: '/api/creators/:username/fairness',
  summary: 'Get the numbers of votes that were counted, put on hold, removed and restored in the last seven days',
  params: BoardParams,
  status: 200,
  reply: Fairness,
  errors: ['invalid_input', 'board_not_found'],
});

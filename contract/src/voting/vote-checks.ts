import * as z from 'zod/mini';

import { BoardChoice } from '../boards/board-address.ts';
import { endpoint } from '../endpoint.ts';
import { Id, IdParams, Timestamp } from '../fields.ts';
import { WeekSums } from './fairness.ts';
import { VoteCheckFigures } from './vote-check-figures.ts';

const Count = z.int().check(z.nonnegative());

/** Votes that were put on hold together because they may come from one person. Contains no voters. */
export const VoteCheck = z.object({
  id: Id,
  /** group: new accounts that vote for one idea. lockstep: accounts that vote for the same ideas in the same order. */
  kind: z.enum(['group', 'lockstep']),
  state: z.enum(['held', 'counted', 'removed']),
  /** Without ideas that were deleted since. */
  ideas: z.array(z.object({ id: Id, title: z.string() })),
  votes: Count,
  figures: VoteCheckFigures,
  firstVoteAt: Timestamp,
  lastVoteAt: Timestamp,
  /** The votes count again at this time unless somebody decides before. */
  releasesAt: z.nullable(Timestamp),
  /** Null if the votes are on hold. `team` is the owner or a member of the team, other than the caller. */
  decided: z.nullable(z.object({ by: z.enum(['you', 'team', 'operator', 'detector']), at: Timestamp })),
});
export type VoteCheck = z.infer<typeof VoteCheck>;

export const VoteChecks = z.object({
  week: WeekSums,
  /** True if only votes of verified accounts count on this board. */
  verifiedOnly: z.boolean(),
  /** The board's days and times are in this zone. */
  timeZone: z.string(),
  checks: z.array(VoteCheck),
});
export type VoteChecks = z.infer<typeof VoteChecks>;

export const listVoteChecks = endpoint({
  method: 'GET',
  path: '/api/vote-checks',
  summary: 'List the groups of votes on hold, and those that were decided in the last 30 days',
  right: 'review',
  query: BoardChoice,
  status: 200,
  reply: VoteChecks,
  errors: ['invalid_input', 'not_signed_in', 'creators_only'],
});

export const CheckDecision = z.enum(['count', 'remove', 'undo']);
export type CheckDecision = z.infer<typeof CheckDecision>;

export const decideVoteCheck = endpoint({
  method: 'POST',
  path: '/api/vote-checks/:id/decision',
  summary: 'Count or remove a group of votes on hold, or undo the decision. The counts change within seconds',
  right: 'edit',
  params: IdParams,
  query: BoardChoice,
  body: z.object({ decision: CheckDecision }),
  status: 200,
  reply: VoteCheck,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'creators_only',
    'check_not_found',
    'check_decided',
    'too_many_requests',
  ],
});

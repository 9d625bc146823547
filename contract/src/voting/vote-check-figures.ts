import * as z from 'zod/mini';

import { Timestamp } from '../fields.ts';

/** Votes in one period of the plot: those on hold, and the others. */
const Arrivals = z.object({ held: z.int(), others: z.int() });

/**
 * Why a group of votes is on hold, in figures that the creator sees as sentences. A figure is present only if it is part of
 * the reason. There are no thresholds and no names.
 */
export const VoteCheckFigures = z.object({
  /** The number of accounts, how many of them are new, and the minutes within which these signed up. */
  accounts: z.int(),
  newAccounts: z.optional(z.object({ count: z.int(), withinMinutes: z.int() })),
  /** The accounts that voted for nothing else on this site. */
  singleVotes: z.optional(z.int()),
  verified: z.int(),
  /** The number of devices, if accounts share them. */
  devices: z.optional(z.int()),
  /** The number of networks, if most of the accounts share a few. */
  networks: z.optional(z.int()),
  /** The votes arrived like clockwork. */
  isRegular: z.optional(z.boolean()),
  /** The accounts that registered without the website's form, or faster than a browser can. */
  scripted: z.optional(z.int()),
  /** The accounts that were deleted soon after they registered. */
  gone: z.optional(z.int()),
  /** Lockstep: the seconds within which each account cast its votes. */
  togetherSeconds: z.optional(z.int()),
  /** The plot: votes for the idea around the time of these votes, and the usual number of votes per period. */
  plot: z.object({ startsAt: Timestamp, periodSeconds: z.int(), periods: z.array(Arrivals), usual: z.number() }),
});
export type VoteCheckFigures = z.infer<typeof VoteCheckFigures>;

import * as z from 'zod/mini';

import { BoardChoice } from '../boards/board-address.ts';
import { endpoint } from '../endpoint.ts';
import { Id, Timestamp } from '../fields.ts';
import { insightRanges } from '../limits.ts';

const Day = z.iso.date();
const Count = z.int().check(z.nonnegative());

/**
 * An idea's place on each day, ending with its current place. A place is null if the idea was not on the chart that
 * day.
 */
export const Racer = z.object({ id: Id, title: z.string(), places: z.array(z.nullable(z.int())) });
export type Racer = z.infer<typeof Racer>;

export const Climber = z.object({
  id: Id,
  title: z.string(),
  /** The place at the start of the range. Null if the idea was not on the chart then. */
  from: z.nullable(z.int()),
  to: z.int(),
  votesGained: Count,
});
export type Climber = z.infer<typeof Climber>;

/** A round that has opened. The figures are stored about a minute after the result is final, and null before. */
export const RoundInsights = z.object({
  number: z.int(),
  question: z.string(),
  state: z.enum(['open', 'closed', 'final']),
  opensAt: Timestamp,
  closesAt: Timestamp,
  /** The people with a counted vote. */
  voters: Count,
  figures: z.nullable(
    z.object({
      /** The people who voted on the board, on the chart or in a round, in the 30 days up to the close. */
      activeVoters: Count,
      /** The voters of the round who had not voted on the board before the day on which it opened. */
      newVoters: Count,
      /** Where the voters came from. `host` is a host name, `direct`, `other` or `unknown`. The sum is `voters`. */
      sources: z.array(z.object({ host: z.string(), voters: Count })),
    }),
  ),
});
export type RoundInsights = z.infer<typeof RoundInsights>;

/**
 * Days and hours are in the board's time zone, like the chart's daily close. Days before a change of the zone stay as
 * they were. Daily lists have one entry per day of the range, oldest first.
 */
export const Insights = z.object({
  days: z.int(),
  timeZone: z.string(),
  firstDay: Day,
  lastDay: Day,
  /** Votes and voters are counted up to this time. Null before the first count. */
  countedUntil: z.nullable(Timestamp),
  votes: z.object({
    total: Count,
    /** The votes in the preceding period of the same length. */
    totalBefore: Count,
    perDay: z.array(Count),
    /** 7 × 24 values, starting on Monday at 00:00. */
    perHourOfWeek: z.array(Count),
  }),
  /**
   * For each day, the voters whose first vote on this board was on that day, and the voters who had already voted on an
   * earlier day.
   */
  voters: z.object({ newPerDay: z.array(Count), returningPerDay: z.array(Count) }),
  /** The top ideas of the current chart. */
  race: z.array(Racer),
  climbers: z.array(Climber),
  visits: z.object({
    total: Count,
    /** `host` is a host name, `direct` or `other`. */
    sources: z.array(z.object({ host: z.string(), visits: Count })),
    /**
     * `tokenStart` is enough to recognize a link, but too short for an editor to open it. Null if the link was deleted.
     */
    shareLinks: z.array(
      z.object({ id: Id, tokenStart: z.nullable(z.string()), name: z.nullable(z.string()), visits: Count }),
    ),
  }),
  /** The last ten rounds, newest first, regardless of the range. */
  rounds: z.array(RoundInsights),
});
export type Insights = z.infer<typeof Insights>;

export const getInsights = endpoint({
  method: 'GET',
  path: '/api/insights',
  summary: 'Get the insights of a board for the last 7, 30 or 90 days',
  right: 'edit',
  query: z.extend(BoardChoice, { days: z._default(z.enum(insightRanges), '30') }),
  status: 200,
  reply: Insights,
  errors: ['invalid_input', 'not_signed_in', 'creators_only'],
});

export const InsightFile = z.enum(['ideas.csv', 'chart-history.csv', 'votes-per-day.csv', 'rounds.csv']);
export type InsightFile = z.infer<typeof InsightFile>;

export const downloadInsights = endpoint({
  method: 'GET',
  path: '/api/insights/:file',
  summary: 'Export all ideas, places by day, votes by day or rounds of a board as CSV',
  right: 'own',
  params: z.object({ file: InsightFile }),
  query: BoardChoice,
  status: 200,
  reply: z.string(),
  errors: ['invalid_input', 'not_signed_in', 'creators_only', 'too_many_requests'],
});

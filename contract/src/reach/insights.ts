import * as z from 'zod/mini';

import { BoardChoice } from '../boards/board-address.ts';
import { endpoint } from '../endpoint.ts';
import { Id, Timestamp } from '../fields.ts';
import { insightRanges } from '../limits.ts';

const Day = z.iso.date();
const Count = z.int().check(z.nonnegative());

/** An idea's way through the chart: one place a day, the last one is today's so far; null where it had none. */
export const Racer = z.object({ id: Id, title: z.string(), places: z.array(z.nullable(z.int())) });
export type Racer = z.infer<typeof Racer>;

export const Climber = z.object({
  id: Id,
  title: z.string(),
  /** Null: it was not on the chart then. */
  from: z.nullable(z.int()),
  to: z.int(),
  votesGained: Count,
});
export type Climber = z.infer<typeof Climber>;

/** Days and hours are UTC, as the chart closes. Lists by day are as long as the range, the oldest day first. */
export const Insights = z.object({
  days: z.int(),
  firstDay: Day,
  lastDay: Day,
  /** Votes and voters are counted up to this moment; null before the first count. */
  countedUntil: z.nullable(Timestamp),
  votes: z.object({
    total: Count,
    /** In as many days before. */
    totalBefore: Count,
    perDay: z.array(Count),
    /** 7 × 24, Monday 00:00 first. */
    perHourOfWeek: z.array(Count),
  }),
  /** Whose first vote for this creator it was, and who had voted on a day before. */
  voters: z.object({ newPerDay: z.array(Count), returningPerDay: z.array(Count) }),
  /** The first of the chart as it is now. */
  race: z.array(Racer),
  climbers: z.array(Climber),
  visits: z.object({
    total: Count,
    /** A host name, `direct` or `other`. */
    sources: z.array(z.object({ host: z.string(), visits: Count })),
    /** Enough of its token to know a link again, too little for an editor to open it. Null: the link was deleted. */
    shareLinks: z.array(z.object({ id: Id, tokenStart: z.nullable(z.string()), visits: Count })),
  }),
});
export type Insights = z.infer<typeof Insights>;

export const getInsights = endpoint({
  method: 'GET',
  path: '/api/insights',
  summary: 'How a board did in the last 7, 30 or 90 days',
  right: 'edit',
  query: z.extend(BoardChoice, { days: z._default(z.enum(insightRanges), '30') }),
  status: 200,
  reply: Insights,
  errors: ['invalid_input', 'not_signed_in', 'creators_only'],
});

export const InsightFile = z.enum(['ideas.csv', 'chart-history.csv', 'votes-per-day.csv']);
export type InsightFile = z.infer<typeof InsightFile>;

export const downloadInsights = endpoint({
  method: 'GET',
  path: '/api/insights/:file',
  summary: 'Ideas, places by day or votes by day of a board, all there are, as CSV',
  right: 'own',
  params: z.object({ file: InsightFile }),
  query: BoardChoice,
  status: 200,
  reply: z.string(),
  errors: ['invalid_input', 'not_signed_in', 'creators_only', 'too_many_requests'],
});

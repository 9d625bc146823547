import * as z from 'zod/mini';

import { BoardParams } from '../boards/board-address.ts';
import { BoardLabel } from '../boards/boards.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { Creator } from '../identity/accounts.ts';
import { mondayOf } from './iso-week.ts';

export const Week = z.string().check(z.refine((week) => mondayOf(week) !== undefined, { error: 'value.invalid' }));

export const WeekPlace = z.object({
  ideaId: Id,
  title: z.string(),
  votes: z.int(),
  position: z.int(),
  /** The idea's place at the end of the previous week. Null if it was not on the chart then. */
  previous: z.nullable(z.int()),
  /** The number of weeks that the idea has been on the chart, including this one. */
  weeks: z.int(),
  /** The idea's best place at any daily close. */
  peak: z.int(),
});
export type WeekPlace = z.infer<typeof WeekPlace>;

/** A board's weekly chart as of Sunday's close. */
export const WeekRecap = z.object({
  creator: Creator,
  /** Absent for the main board. */
  board: z.optional(BoardLabel),
  week: Week,
  startsOn: z.iso.date(),
  totalVotes: z.int(),
  weekVotes: z.int(),
  places: z.array(WeekPlace),
  /** The closest earlier and later weeks that have a chart. */
  previousWeek: z.nullable(Week),
  nextWeek: z.nullable(Week),
});
export type WeekRecap = z.infer<typeof WeekRecap>;

export const listWeeks = endpoint({
  method: 'GET',
  path: '/api/creators/:username/weeks',
  summary: 'List the last twelve weekly charts of a board, newest first',
  params: BoardParams,
  status: 200,
  reply: z.object({ weeks: z.array(Week) }),
  errors: ['invalid_input', 'board_not_found'],
});

export const getWeek = endpoint({
  method: 'GET',
  path: '/api/creators/:username/weeks/:week',
  summary: 'Get a weekly chart: the top ten with their weeks on the chart and peak place',
  params: z.extend(BoardParams, { week: Week }),
  status: 200,
  reply: WeekRecap,
  errors: ['invalid_input', 'board_not_found', 'week_not_found'],
});

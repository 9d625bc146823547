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
  /** Its place at the end of the week before; null when it was not on the chart then. */
  previous: z.nullable(z.int()),
  /** In how many weeks it has been on the chart, this one counted. */
  weeks: z.int(),
  /** The best place it ever closed a day at. */
  peak: z.int(),
});
export type WeekPlace = z.infer<typeof WeekPlace>;

/** A board's week as it stood when Sunday closed. */
export const WeekRecap = z.object({
  creator: Creator,
  /** Where it is not the main one. */
  board: z.optional(BoardLabel),
  week: Week,
  startsOn: z.iso.date(),
  totalVotes: z.int(),
  weekVotes: z.int(),
  places: z.array(WeekPlace),
  /** The neighbours that have a chart of their own. */
  previousWeek: z.nullable(Week),
  nextWeek: z.nullable(Week),
});
export type WeekRecap = z.infer<typeof WeekRecap>;

export const listWeeks = endpoint({
  method: 'GET',
  path: '/api/creators/:username/weeks',
  summary: 'The last twelve weeks of a board that have a chart, newest first',
  params: BoardParams,
  status: 200,
  reply: z.object({ weeks: z.array(Week) }),
  errors: ['invalid_input', 'board_not_found'],
});

export const getWeek = endpoint({
  method: 'GET',
  path: '/api/creators/:username/weeks/:week',
  summary: 'The weekly chart of a board: its ten first places with weeks on the chart and peak',
  params: z.extend(BoardParams, { week: Week }),
  status: 200,
  reply: WeekRecap,
  errors: ['invalid_input', 'board_not_found', 'week_not_found'],
});

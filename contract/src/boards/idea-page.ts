import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { PathId } from '../fields.ts';
import { Creator } from '../identity/accounts.ts';
import { BoardParams } from './board-address.ts';
import { Board } from './boards.ts';
import { Idea } from './ideas.ts';

/** An idea's place when the chart closed on a day, in the board's time zone. */
export const DayPlace = z.object({ day: z.iso.date(), place: z.int() });
export type DayPlace = z.infer<typeof DayPlace>;

export const IdeaPage = z.object({
  creator: Creator,
  board: Board,
  idea: Idea,
  /** The ideas up to two places above and below, in chart order. Empty if the idea is not on the chart. */
  neighbours: z.array(Idea),
  /** One entry per day before today, oldest first, at most 29. Empty if the idea is not on the chart. */
  days: z.array(DayPlace),
  /** Up to three other ideas on the chart, those with the most votes first. Neighbours only if there are no others. */
  more: z.array(Idea),
});
export type IdeaPage = z.infer<typeof IdeaPage>;

export const getIdea = endpoint({
  method: 'GET',
  path: '/api/creators/:username/ideas/:id',
  summary:
    'Get a published idea with its neighbours on the chart and its places of the last 30 days. Redirects (308) from a merged idea to the one that has its votes',
  params: z.extend(BoardParams, { id: PathId }),
  status: 200,
  reply: IdeaPage,
  errors: ['invalid_input', 'board_not_found', 'idea_not_found'],
});

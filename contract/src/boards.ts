import * as z from 'zod/mini';

import { Creator, Username } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { Cursor, Id, IdParams, SearchWords, Timestamp } from './fields.ts';
import { Idea } from './ideas.ts';

/** What everyone may see of a board beside its ideas. */
export const Board = z.object({
  id: Id,
  /** Rises with every visible change. */
  version: z.int(),
  ideaCount: z.int(),
  totalVotes: z.int(),
  /** Of the idea in first place: what every bar is measured against. */
  leaderVotes: z.int(),
  acceptsSuggestions: z.boolean(),
  /** When today's chart closes and movement starts anew. */
  chartClosesAt: Timestamp,
});
export type Board = z.infer<typeof Board>;

export const BoardPage = z.object({
  creator: Creator,
  board: Board,
  ideas: z.array(Idea),
  nextCursor: z.nullable(Cursor),
});
export type BoardPage = z.infer<typeof BoardPage>;

export const BoardSettings = z.object({
  id: Id,
  isMain: z.boolean(),
  acceptsSuggestions: z.boolean(),
  isListed: z.boolean(),
});
export type BoardSettings = z.infer<typeof BoardSettings>;

export const ChartSort = z.enum(['chart', 'newest']);
export type ChartSort = z.infer<typeof ChartSort>;

/** The cursor of a board is how many ideas came before. */
export const BoardQuery = z.object({
  cursor: z.optional(z.string().check(z.regex(/^\d{1,5}$/, { error: 'value.invalid' }))),
  sort: z._default(ChartSort, 'chart'),
  q: SearchWords,
});
export type BoardQuery = z.infer<typeof BoardQuery>;

export const getBoard = endpoint({
  method: 'GET',
  path: '/api/creators/:username',
  summary: "A creator's main board in chart order, 100 ideas a page; with q those that have all its words",
  params: z.object({ username: Username }),
  query: BoardQuery,
  status: 200,
  reply: BoardPage,
  errors: ['invalid_input', 'board_not_found'],
});

export const ExplorePage = z.object({ ideas: z.array(Idea), nextCursor: z.nullable(Cursor) });
export type ExplorePage = z.infer<typeof ExplorePage>;

export const explore = endpoint({
  method: 'GET',
  path: '/api/explore',
  summary: 'The most voted ideas of all listed boards; with q those that have all its words',
  query: z.object({
    cursor: z.optional(z.string().check(z.regex(/^\d{1,6}$/, { error: 'value.invalid' }))),
    q: SearchWords,
  }),
  status: 200,
  reply: ExplorePage,
  errors: ['invalid_input'],
});

export const listOwnBoards = endpoint({
  method: 'GET',
  path: '/api/boards',
  summary: 'The own boards with their settings, the main one first',
  status: 200,
  reply: z.array(BoardSettings),
  errors: ['not_signed_in', 'creators_only'],
});

export const updateBoard = endpoint({
  method: 'PATCH',
  path: '/api/boards/:id',
  summary: 'Change the settings of an own board',
  params: IdParams,
  body: z.object({ acceptsSuggestions: z.optional(z.boolean()), isListed: z.optional(z.boolean()) }),
  status: 200,
  reply: BoardSettings,
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'creators_only', 'board_not_found', 'too_many_requests'],
});

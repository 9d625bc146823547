import * as z from 'zod/mini';

import { memberRoles } from '../board-rights.ts';
import { endpoint } from '../endpoint.ts';
import { Cursor, Id, IdParams, SearchWords, TimeZone, Timestamp } from '../fields.ts';
import { Creator, ProfileBackground } from '../identity/accounts.ts';
import { limits } from '../limits.ts';
import { BoardName, BoardParams, BoardSlug } from './board-address.ts';
import { Idea } from './ideas.ts';

export const OpenRound = z.object({ number: z.int(), question: z.string(), closesAt: Timestamp });
export type OpenRound = z.infer<typeof OpenRound>;

/** A board's public data, without its ideas. */
export const Board = z.object({
  id: Id,
  /** The URL segment after the creator's username. Absent for the main board. */
  slug: z.optional(z.string()),
  name: z.optional(z.string()),
  /** The path of the board's banner without a size (see picture.ts). Absent if it has none. */
  banner: z.optional(z.string()),
  /** An archived board is read-only. */
  isArchived: z.optional(z.literal(true)),
  /** Incremented with every visible change. */
  version: z.int(),
  ideaCount: z.int(),
  totalVotes: z.int(),
  /** The vote count of the idea in first place. Bar lengths are relative to it. */
  leaderVotes: z.int(),
  acceptsSuggestions: z.boolean(),
  /** The time of the next daily close, when all movement is reset. */
  chartClosesAt: Timestamp,
  /** The open round that closes first. Absent if no round is open. */
  openRound: z.optional(OpenRound),
});
export type Board = z.infer<typeof Board>;

/** A board's slug and name. The slug is null for the main board. The name is null if the board has none. */
export const BoardLabel = z.object({ slug: z.nullable(z.string()), name: z.nullable(z.string()) });
export type BoardLabel = z.infer<typeof BoardLabel>;

export const BoardPage = z.object({
  creator: Creator,
  board: Board,
  /** The creator's visible boards. Absent if this is the only one. */
  boards: z.optional(z.array(BoardLabel)),
  ideas: z.array(Idea),
  nextCursor: z.nullable(Cursor),
});
export type BoardPage = z.infer<typeof BoardPage>;

export const BoardSettings = z.object({
  id: Id,
  creatorUsername: z.string(),
  role: z.enum(['owner', ...memberRoles]),
  isMain: z.boolean(),
  ...BoardLabel.shape,
  acceptsSuggestions: z.boolean(),
  isListed: z.boolean(),
  /** True if an operator has hidden the board from the Explore page and search engines, regardless of `isListed`. */
  isHidden: z.boolean(),
  isArchived: z.boolean(),
  /** The board's days begin at midnight in this zone. */
  timeZone: z.string(),
  banner: z.nullable(z.string()),
  /** The Twitch channel whose chat can vote in the board's rounds. */
  twitchChannel: z.nullable(z.string()),
  pendingCount: z.int(),
});
export type BoardSettings = z.infer<typeof BoardSettings>;

export const ChartSort = z.enum(['chart', 'newest']);
export type ChartSort = z.infer<typeof ChartSort>;

/** The cursor is the number of ideas on the preceding pages. */
export const BoardQuery = z.object({
  cursor: z.optional(z.string().check(z.regex(/^\d{1,5}$/, { error: 'value.invalid' }))),
  sort: z._default(ChartSort, 'chart'),
  q: SearchWords,
});
export type BoardQuery = z.infer<typeof BoardQuery>;

export const getBoard = endpoint({
  method: 'GET',
  path: '/api/creators/:username',
  summary:
    "Get a creator's main board (`name`) or another one (`name~board`) in chart order, 100 ideas per page. With q, only ideas that contain all its words",
  params: BoardParams,
  query: BoardQuery,
  status: 200,
  reply: BoardPage,
  errors: ['invalid_input', 'board_not_found'],
});

/** A board that an operator features on the Explore page. */
export const FeaturedBoard = z.object({
  username: z.string(),
  displayName: z.nullable(z.string()),
  logoUrl: z.nullable(z.string()),
  ...BoardLabel.shape,
  profileDescription: z.nullable(z.string()),
  profileBackground: ProfileBackground,
  ideaCount: z.int(),
  totalVotes: z.int(),
});
export type FeaturedBoard = z.infer<typeof FeaturedBoard>;

export const ExplorePage = z.object({
  /** Empty on all pages after the first and in search results. */
  featured: z.array(FeaturedBoard),
  ideas: z.array(Idea),
  nextCursor: z.nullable(Cursor),
});
export type ExplorePage = z.infer<typeof ExplorePage>;

export const explore = endpoint({
  method: 'GET',
  path: '/api/explore',
  summary: 'List the most voted ideas of all listed boards. With q, only ideas that contain all its words',
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
  summary: 'List your boards with their settings, the main one first, then the boards you help on',
  status: 200,
  reply: z.array(BoardSettings),
  errors: ['not_signed_in'],
});

export const BoardInput = z.object({ name: BoardName, slug: BoardSlug, timeZone: z.optional(TimeZone) });
export type BoardInput = z.infer<typeof BoardInput>;

export const createBoard = endpoint({
  method: 'POST',
  path: '/api/boards',
  summary: `Create another board, at most ${limits.boardsPerCreator}`,
  body: BoardInput,
  status: 201,
  reply: BoardSettings,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'creators_only',
    'board_slug_taken',
    'boards_full',
    'too_many_requests',
  ],
});

export const orderBoards = endpoint({
  method: 'PUT',
  path: '/api/boards/order',
  summary: 'Reorder your boards. The main one stays first, and boards that aren’t listed keep their position',
  body: z.object({ ids: z.array(Id).check(z.maxLength(limits.boardsPerCreator, { error: 'value.too_long' })) }),
  status: 200,
  reply: z.array(BoardSettings),
  errors: ['invalid_input', 'not_signed_in', 'cross_site', 'creators_only', 'too_many_requests'],
});

/** The name in the channel's address, in lower case. */
const TwitchChannel = z.string().check(z.regex(/^[a-z0-9_]{3,25}$/, { error: 'value.invalid' }));

export const BoardChange = z.object({
  acceptsSuggestions: z.optional(z.boolean()),
  isListed: z.optional(z.boolean()),
  isArchived: z.optional(z.boolean()),
  name: z.optional(BoardName),
  slug: z.optional(BoardSlug),
  timeZone: z.optional(TimeZone),
  /** Null to remove it. */
  twitchChannel: z.optional(z.nullable(TwitchChannel)),
});
export type BoardChange = z.infer<typeof BoardChange>;

export const updateBoard = endpoint({
  method: 'PATCH',
  path: '/api/boards/:id',
  summary: 'Update your board: settings, name, address, archive or restore. An old address stops working',
  params: IdParams,
  body: BoardChange,
  status: 200,
  reply: BoardSettings,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'creators_only',
    'board_not_found',
    'board_slug_taken',
    'main_board_fixed',
    'too_many_requests',
  ],
});

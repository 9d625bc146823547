import * as z from 'zod/mini';

import { BoardChoice, BoardParams } from '../boards/board-address.ts';
import { BoardLabel } from '../boards/boards.ts';
import { endpoint, Nothing } from '../endpoint.ts';
import { Cursor, Id, PathId } from '../fields.ts';
import { Creator } from '../identity/accounts.ts';
import { limits } from '../limits.ts';
import { text } from '../text.ts';
import { ChosenIdeas, PickFrom, Round, RoundParams, RoundSummary, VotesPerPerson } from './round-fields.ts';

export const RoundQuestion = text({ name: 'round_question', min: 1, max: limits.roundQuestionMax });
const IdeaCount = z
  .int({ error: 'value.invalid' })
  .check(
    z.minimum(limits.roundIdeasMin, { error: 'round_ideas.too_few' }),
    z.maximum(limits.roundIdeasMax, { error: 'round_ideas.too_many' }),
  );
const Time = z.iso.datetime({ error: 'expires_at.invalid' });

/** Exactly one of `top` and `ideaIds` is set. */
export const RoundInput = z
  .object({
    question: RoundQuestion,
    /** Takes this many ideas from the top of the chart, when the round opens. Leaves out ideas in progress. */
    top: z.optional(IdeaCount),
    /** Ideas of the chart. Those that are no longer on it at the opening are left out. */
    ideaIds: z.optional(
      ChosenIdeas.check(
        z.minLength(limits.roundIdeasMin, { error: 'round_ideas.too_few' }),
        z.maxLength(limits.roundIdeasMax, { error: 'round_ideas.too_many' }),
      ),
    ),
    /** The round opens immediately without it. */
    opensAt: z.optional(Time),
    closesAt: Time,
    votesPerPerson: z._default(VotesPerPerson, 'one'),
    hidesCounts: z._default(z.boolean(), true),
    /** Defaults to `hidesCounts`. */
    isShuffled: z.optional(z.boolean()),
    pickFrom: z._default(PickFrom, 'tie'),
    /** Opens again every week at the same time in the board's zone. Only with `top`. */
    repeatsWeekly: z._default(z.boolean(), false),
    /** Counts numbers in the chat of the board's Twitch channel. Only if the board has one. */
    countsChat: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ top, ideaIds }) => (top === undefined) !== (ideaIds === undefined), {
      path: ['ideaIds'],
      error: 'value.required',
    }),
    z.refine(({ repeatsWeekly, top }) => !repeatsWeekly || top !== undefined, {
      path: ['repeatsWeekly'],
      error: 'value.invalid',
    }),
  );
export type RoundInput = z.infer<typeof RoundInput>;

const OwnParams = z.object({ number: PathId });

export const createRound = endpoint({
  method: 'POST',
  path: '/api/rounds',
  summary: 'Create a round: a vote between ideas of your chart with a deadline. It opens now or at the given time',
  right: 'edit',
  query: BoardChoice,
  body: RoundInput,
  status: 201,
  reply: Round,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'creators_only',
    'board_archived',
    'idea_not_found',
    'too_few_ideas',
    'rounds_full',
    'too_many_requests',
  ],
});

export const extendRound = endpoint({
  method: 'PUT',
  path: '/api/rounds/:number/close',
  summary: 'Close an open round later than announced. The page shows the first closing time too',
  right: 'edit',
  params: OwnParams,
  query: BoardChoice,
  body: z.object({ closesAt: Time }),
  status: 200,
  reply: Round,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'creators_only',
    'round_not_found',
    'round_not_open',
    'round_closed',
    'too_many_requests',
  ],
});

export const cancelRound = endpoint({
  method: 'DELETE',
  path: '/api/rounds/:number',
  summary: 'Cancel a scheduled round, or an open one without votes. A weekly round ends with it',
  right: 'edit',
  params: OwnParams,
  query: BoardChoice,
  status: 204,
  reply: Nothing,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'creators_only',
    'round_not_found',
    'round_has_votes',
    'too_many_requests',
  ],
});

export const pickWinner = endpoint({
  method: 'PUT',
  path: '/api/rounds/:number/winner',
  summary: 'Pick the winner from a tie, or from the first three places if that was announced. Only once',
  right: 'edit',
  params: OwnParams,
  query: BoardChoice,
  body: z.object({ ideaId: Id }),
  status: 200,
  reply: Round,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'creators_only',
    'round_not_found',
    'winner_not_pickable',
    'too_many_requests',
  ],
});

export const listRounds = endpoint({
  method: 'GET',
  path: '/api/creators/:username/rounds',
  summary: `List the rounds of a board, newest first, ${limits.explorePerPage} per page`,
  params: BoardParams,
  // The cursor is the number of the last round on the previous page.
  query: z.object({ cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/, { error: 'value.invalid' }))) }),
  status: 200,
  reply: z.object({
    creator: Creator,
    board: z.optional(BoardLabel),
    timeZone: z.string(),
    rounds: z.array(RoundSummary),
    nextCursor: z.nullable(Cursor),
  }),
  errors: ['invalid_input', 'board_not_found'],
});

export const getRound = endpoint({
  method: 'GET',
  path: '/api/creators/:username/rounds/:number',
  summary: 'Get a round. Hidden counts are not part of the response before the close',
  params: RoundParams,
  status: 200,
  reply: Round,
  errors: ['invalid_input', 'board_not_found', 'round_not_found'],
});

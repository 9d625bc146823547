import * as z from 'zod/mini';

import { endpoint } from '../endpoint.ts';
import { Id } from '../fields.ts';
import { limits } from '../limits.ts';
import { ChosenIdeas, RoundParams, RoundProof } from './round-fields.ts';

/** The ideas on a ballot. A blank ballot (no ideas) counts for nothing. */
export const Ballot = z.object({ ideaIds: z.array(Id) });
export type Ballot = z.infer<typeof Ballot>;

export const getOwnBallot = endpoint({
  method: 'GET',
  path: '/api/creators/:username/rounds/:number/ballot',
  summary: 'Get your ballot in a round. It is blank if you have not voted',
  params: RoundParams,
  status: 200,
  reply: Ballot,
  errors: ['invalid_input', 'not_signed_in', 'board_not_found', 'round_not_found'],
});

export const castBallot = endpoint({
  method: 'PUT',
  path: '/api/creators/:username/rounds/:number/ballot',
  summary: 'Vote in an open round, or change your vote',
  params: RoundParams,
  body: z.object({
    ideaIds: ChosenIdeas.check(z.maxLength(limits.roundIdeasMax, { error: 'round_ideas.too_many' })),
    /** The host of the page that brought the voter, as in a visit. Ignored if the voter sends Sec-GPC or DNT. */
    host: z.optional(z.string().check(z.maxLength(253, { error: 'value.too_long' }))),
  }),
  status: 200,
  reply: Ballot,
  errors: [
    'invalid_input',
    'not_signed_in',
    'cross_site',
    'round_not_found',
    'round_not_open',
    'round_closed',
    'own_round',
    'wrong_choice',
    'too_many_requests',
  ],
});

/** Proves that the tree of a round contains a ballot. See docs/rounds.md. */
export const BallotReceipt = z.object({
  /** The canonical JSON of the ballot: a leaf of the tree is SHA-256(0x00 ‖ this text in UTF-8). */
  ballot: z.string(),
  /** The ballot's position in the list of ballots, from 0. */
  index: z.int().check(z.nonnegative()),
  /** The sibling hashes from the leaf to the root, as hexadecimal digits. */
  path: z.array(z.string()),
  ...RoundProof.shape,
});
export type BallotReceipt = z.infer<typeof BallotReceipt>;

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/creators/:username/rounds/:number/receipt',
  summary: 'Get the receipt of your ballot: proves that it is among the published ballots',
  params: RoundParams,
  status: 200,
  reply: BallotReceipt,
  errors: [
    'invalid_input',
    'not_signed_in',
    'board_not_found',
    'round_not_found',
    'ballots_not_published',
    'no_ballot',
    'too_many_requests',
  ],
});

export const downloadBallots = endpoint({
  method: 'GET',
  path: '/api/creators/:username/rounds/:number/ballots',
  summary: 'Download all ballots of a round, one JSON object per line, in the order of the leaves of the tree',
  params: RoundParams,
  status: 200,
  reply: z.string(),
  errors: ['invalid_input', 'board_not_found', 'round_not_found', 'ballots_not_published'],
});

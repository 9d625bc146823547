import * as rounds from '@upnext/contract/voting/rounds';

import { boardHeaders } from '../../boards/boards/board-store.ts';
import { requireBoard } from '../../boards/boards/require-right.ts';
import { anyone, signedIn } from '../../identity/sessions/identify-actor.ts';
import { perAccount, unlimited } from '../../identity/sessions/limit-calls.ts';
import { route } from '../../route.ts';
import { cancelRound } from './cancel-round.ts';
import { createRound } from './create-round.ts';
import { extendRound } from './extend-round.ts';
import { listRounds } from './list-rounds.ts';
import { pickWinner } from './pick-winner.ts';
import { readRound } from './read-round.ts';

const limit = perAccount('writesPerAccount');

export const createRoundRoute = route(rounds.createRound, signedIn, limit, async ({ context, actor, query, body }) =>
  createRound(context, await requireBoard(context, actor, rounds.createRound.right, query.board), body),
);

export const extendRoundRoute = route(
  rounds.extendRound,
  signedIn,
  limit,
  async ({ context, actor, params, query, body }) => {
    const board = await requireBoard(context, actor, rounds.extendRound.right, query.board);
    return await extendRound(context, board, params.number, body.closesAt);
  },
);

export const cancelRoundRoute = route(
  rounds.cancelRound,
  signedIn,
  limit,
  async ({ context, actor, params, query }) => {
    const board = await requireBoard(context, actor, rounds.cancelRound.right, query.board);
    await cancelRound(context, board, params.number);
  },
);

export const pickWinnerRoute = route(
  rounds.pickWinner,
  signedIn,
  limit,
  async ({ context, actor, params, query, body }) => {
    const board = await requireBoard(context, actor, rounds.pickWinner.right, query.board);
    return await pickWinner(context, board, params.number, body.ideaId);
  },
);

export const listRoundsRoute = route(
  rounds.listRounds,
  anyone,
  unlimited,
  async ({ context, params, query, reply }) => {
    const answer = await listRounds(context, params.username, query.cursor);
    reply.headers(boardHeaders);
    return answer;
  },
);

export const getRoundRoute = route(rounds.getRound, anyone, unlimited, async ({ context, params, reply }) => {
  const answer = await readRound(context, params.username, params.number);
  reply.headers(boardHeaders);
  return answer;
});

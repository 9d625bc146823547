import * as boards from '@upnext/contract/boards';

import { sendKept } from '../../platform/http/kept-bytes.ts';
import { route } from '../../route.ts';
import { anyone, creator } from '../sessions/identify-actor.ts';
import { perAccount, unlimited } from '../sessions/limit-calls.ts';
import { boardHeaders, boardStore } from './board-store.ts';
import { listOwnBoards } from './list-own-boards.ts';
import { readBoardOf } from './read-board.ts';
import { updateBoard } from './update-board.ts';

export const getBoardRoute = route(
  boards.getBoard,
  anyone,
  unlimited,
  async ({ context, params, query, request, reply }) => {
    if (query.cursor === undefined && query.sort === 'chart' && !query.q) {
      return sendKept(request, reply, (await boardStore(context).read(params.username)).bytes);
    }
    reply.headers(boardHeaders);
    return await readBoardOf(context, params.username, query);
  },
);

export const listOwnBoardsRoute = route(boards.listOwnBoards, creator, unlimited, ({ context, actor }) =>
  listOwnBoards(context, actor),
);

export const updateBoardRoute = route(
  boards.updateBoard,
  creator,
  perAccount('writesPerAccount'),
  ({ context, actor, params, body }) => updateBoard(context, actor, params.id, body),
);

import * as boards from '@upnext/contract/boards';

import { sendKept } from '../../platform/http/kept-bytes.ts';
import { route } from '../../route.ts';
import { anyone, creator, signedIn } from '../sessions/identify-actor.ts';
import { perAccount, unlimited } from '../sessions/limit-calls.ts';
import { boardHeaders, boardStore, isFirstPage } from './board-store.ts';
import { createBoard, orderBoards } from './create-board.ts';
import { listOwnBoards } from './list-own-boards.ts';
import { readBoardOf } from './read-board.ts';
import { updateBoard } from './update-board.ts';

export const getBoardRoute = route(
  boards.getBoard,
  anyone,
  unlimited,
  async ({ context, params, query, request, reply }) => {
    reply.headers(boardHeaders);
    if (isFirstPage(query)) {
      const store = boardStore(context);
      sendKept(request, reply, (await store.read(params.username)).bytes);
      context.quickAnswers.remember(request, store.finder(params.username));
      return reply;
    }
    return await readBoardOf(context, params.username, query);
  },
);

export const listOwnBoardsRoute = route(boards.listOwnBoards, signedIn, unlimited, ({ context, actor }) =>
  listOwnBoards(context, actor),
);

export const createBoardRoute = route(
  boards.createBoard,
  creator,
  perAccount('writesPerAccount'),
  ({ context, actor, body }) => createBoard(context, actor, body),
);

export const orderBoardsRoute = route(
  boards.orderBoards,
  creator,
  perAccount('writesPerAccount'),
  ({ context, actor, body }) => orderBoards(context, actor, body.ids),
);

export const updateBoardRoute = route(
  boards.updateBoard,
  creator,
  perAccount('writesPerAccount'),
  ({ context, actor, params, body }) => updateBoard(context, actor, params.id, body),
);

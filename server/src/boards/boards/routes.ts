import * as boards from '@upnext/contract/boards/boards';

import { anyone, creator, signedIn } from '../../identity/sessions/identify-actor.ts';
import { perAccount, unlimited } from '../../identity/sessions/limit-calls.ts';
import { sendCached } from '../../platform/http/send-cached.ts';
import { route } from '../../route.ts';
import { boardHeaders, isFirstPage } from './board-store.ts';
import { createBoard, orderBoards } from './create-board.ts';
import { listOwnBoards } from './list-own-boards.ts';
import { updateBoard } from './update-board.ts';

export const getBoardRoute = route(
  boards.getBoard,
  anyone,
  unlimited,
  async ({ context, params, query, request, reply }) => {
    reply.headers(boardHeaders);
    if (!isFirstPage(query)) return await context.boardStore.readUncached(params.username, query);
    return sendCached(request, reply, (await context.boardStore.read(params.username)).response);
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

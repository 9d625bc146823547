import * as boards from '@upnext/contract/boards/boards';

import { anyone, creator, signedIn } from '../../identity/sessions/identify-actor.ts';
import { perAccount, unlimited } from '../../identity/sessions/limit-calls.ts';
import { sendCached } from '../../platform/http/send-cached.ts';
import { hasWritten } from '../../platform/http/wrote-cookie.ts';
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
    const { read, readLatest } = context.boardStore;
    const { response } = await (hasWritten(request.headers.cookie) ? readLatest : read)(params.username);
    return sendCached(request, reply, response);
  },
);

export const listOwnBoardsRoute = route(boards.listOwnBoards, signedIn, unlimited, ({ context, actor }) =>
  listOwnBoards(context.db, actor),
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

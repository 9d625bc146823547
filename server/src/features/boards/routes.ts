import * as boards from '@upnext/contract/boards';

import { route } from '../../route.ts';
import { anyone, creator } from '../sessions/identify-actor.ts';
import { perAccount, unlimited } from '../sessions/limit-calls.ts';
import { listOwnBoards } from './list-own-boards.ts';
import { readBoardOf } from './read-board.ts';
import { updateBoard } from './update-board.ts';

export const getBoardRoute = route(boards.getBoard, anyone, unlimited, ({ context, params, query }) =>
  readBoardOf(context, params.username, query),
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

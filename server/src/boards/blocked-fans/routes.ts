import * as blockedFans from '@upnext/contract/boards/blocked-fans';

import { signedIn } from '../../identity/sessions/identify-actor.ts';
import { perAccount, unlimited } from '../../identity/sessions/limit-calls.ts';
import { route } from '../../route.ts';
import { requireBoard } from '../boards/require-right.ts';
import { blockFan, unblockFan } from './block-fan.ts';
import { listBlockedFans } from './list-blocked-fans.ts';

export const listBlockedFansRoute = route(
  blockedFans.listBlockedFans,
  signedIn,
  unlimited,
  async ({ context, actor, query }) => {
    const board = await requireBoard(context, actor, blockedFans.listBlockedFans.right, query.board);
    return await listBlockedFans(context, board);
  },
);

export const blockFanRoute = route(
  blockedFans.blockFan,
  signedIn,
  perAccount('writesPerAccount'),
  async ({ context, actor, params, query }) => {
    const board = await requireBoard(context, actor, blockedFans.blockFan.right, query.board);
    await blockFan(context, board, params.id);
  },
);

export const unblockFanRoute = route(
  blockedFans.unblockFan,
  signedIn,
  perAccount('writesPerAccount'),
  async ({ context, actor, params, query }) => {
    const board = await requireBoard(context, actor, blockedFans.unblockFan.right, query.board);
    await unblockFan(context, board, params.id);
  },
);

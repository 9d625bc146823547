import * as blockedFans from '@upnext/contract/blocked-fans';

import { route } from '../../route.ts';
import { creator } from '../sessions/identify-actor.ts';
import { perAccount, unlimited } from '../sessions/limit-calls.ts';
import { blockFan, unblockFan } from './block-fan.ts';
import { listBlockedFans } from './list-blocked-fans.ts';

export const listBlockedFansRoute = route(blockedFans.listBlockedFans, creator, unlimited, ({ context, actor }) =>
  listBlockedFans(context, actor),
);

export const blockFanRoute = route(
  blockedFans.blockFan,
  creator,
  perAccount('writesPerAccount'),
  ({ context, actor, params }) => blockFan(context, actor, params.id),
);

export const unblockFanRoute = route(
  blockedFans.unblockFan,
  creator,
  perAccount('writesPerAccount'),
  ({ context, actor, params }) => unblockFan(context, actor, params.id),
);

import * as waysIn from '@upnext/contract/ways-in';

import { languageOf } from '../../platform/http/request-facts.ts';
import { route } from '../../route.ts';
import { makeCodes } from '../recovery-codes/make-codes.ts';
import { signedIn } from '../sessions/identify-actor.ts';
import { unlimited } from '../sessions/limit-calls.ts';
import { addWayIn } from './change-ways-in.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { listWaysIn } from './list-ways-in.ts';

export const listWaysInRoute = route(waysIn.listWaysIn, signedIn, unlimited, ({ context, request, actor }) =>
  listWaysIn(context, request, actor),
);

export const createRecoveryCodesRoute = route(
  waysIn.createRecoveryCodes,
  signedIn,
  unlimited,
  async ({ context, request, actor, body }) => {
    await confirmIdentity(context, request, actor, body);
    const { accountId } = actor;
    const way = { accountId, kind: 'codes-made', language: languageOf(request) } as const;
    return { codes: await addWayIn(context, way, (transaction) => makeCodes(transaction, accountId)) };
  },
);

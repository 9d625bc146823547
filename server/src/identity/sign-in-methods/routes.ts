import * as signInMethods from '@upnext/contract/identity/sign-in-methods';

import { languageOf } from '../../platform/http/request-facts.ts';
import { route } from '../../route.ts';
import { makeCodes } from '../recovery-codes/make-codes.ts';
import { signedIn } from '../sessions/identify-actor.ts';
import { unlimited } from '../sessions/limit-calls.ts';
import { addSignInMethod } from './change-sign-in-methods.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { listSignInMethods } from './list-sign-in-methods.ts';

export const listSignInMethodsRoute = route(
  signInMethods.listSignInMethods,
  signedIn,
  unlimited,
  ({ context, request, actor }) => listSignInMethods(context, request, actor),
);

export const createRecoveryCodesRoute = route(
  signInMethods.createRecoveryCodes,
  signedIn,
  unlimited,
  async ({ context, request, actor, body }) => {
    await confirmIdentity(context, request, actor, body);
    const { accountId } = actor;
    const way = { accountId, kind: 'codes-made', language: languageOf(request) } as const;
    return { codes: await addSignInMethod(context, way, (transaction) => makeCodes(transaction, accountId)) };
  },
);

import * as passkeys from '@upnext/contract/identity/passkeys';

import { languageOf } from '../../platform/http/request-facts.ts';
import { route } from '../../route.ts';
import { anyone, signedIn } from '../sessions/identify-actor.ts';
import { perAccount, unlimited } from '../sessions/limit-calls.ts';
import { startSession } from '../sessions/start-session.ts';
import { confirmIdentity } from '../sign-in-methods/confirm-identity.ts';
import { addPasskey } from './add-passkey.ts';
import { checkPasskey } from './check-passkey.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { startPasskeyLogin } from './start-passkey-login.ts';
import { startPasskey } from './start-passkey.ts';

export const startPasskeyLoginRoute = route(passkeys.startPasskeyLogin, anyone, unlimited, async ({ context }) => ({
  options: { ...(await startPasskeyLogin(context)) },
}));

export const loginWithPasskeyRoute = route(
  passkeys.loginWithPasskey,
  anyone,
  unlimited,
  async ({ context, request, reply, body }) => {
    const accountId = await checkPasskey(context, body.credential);
    return await startSession(context, request, reply, accountId);
  },
);

export const startPasskeyRoute = route(
  passkeys.startPasskey,
  signedIn,
  unlimited,
  async ({ context, request, actor, body }) => {
    await confirmIdentity(context, request, actor, body);
    return { options: { ...(await startPasskey(context, actor)) } };
  },
);

export const addPasskeyRoute = route(passkeys.addPasskey, signedIn, unlimited, ({ context, request, actor, body }) =>
  addPasskey(context, actor, body, languageOf(request)),
);

export const renamePasskeyRoute = route(
  passkeys.renamePasskey,
  signedIn,
  perAccount('writesPerAccount'),
  ({ context, actor, params, body }) => renamePasskey(context, actor, params.id, body.name),
);

export const removePasskeyRoute = route(
  passkeys.removePasskey,
  signedIn,
  unlimited,
  async ({ context, request, actor, params, body }) => {
    await confirmIdentity(context, request, actor, body);
    await removePasskey(context, actor, params.id);
  },
);

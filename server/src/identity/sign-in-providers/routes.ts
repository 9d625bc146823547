import * as providers from '@upnext/contract/identity/sign-in-providers';

import { route } from '../../route.ts';
import { throttleRegistrations } from '../proof-of-work/throttle-registrations.ts';
import { anyone, signedIn } from '../sessions/identify-actor.ts';
import { unlimited } from '../sessions/limit-calls.ts';
import { confirmIdentity } from '../sign-in-methods/confirm-identity.ts';
import { clearAttemptCookie } from './attempt-cookie.ts';
import { findProvider } from './find-provider.ts';
import { finishSignInAttempt } from './finish-sign-in.ts';
import { registerNewcomer } from './register-newcomer.ts';
import { startSignInAttempt } from './start-sign-in.ts';
import { unlinkProvider } from './unlink-provider.ts';

export const listSignInProvidersRoute = route(providers.listSignInProviders, anyone, unlimited, async ({ context }) =>
  context.config.providers.map(({ name, label }) => ({ name, label })),
);

export const startSignInRoute = route(
  providers.startSignIn,
  anyone,
  unlimited,
  async ({ context, request, reply, params, body: { userRole: role, isRoleLocked, proof } }) => {
    findProvider(context, params.provider);
    await throttleRegistrations(context, request, proof);
    return await startSignInAttempt(context, reply, params.provider, { accountId: null, role, isRoleLocked });
  },
);

export const finishSignInRoute = route(
  providers.finishSignIn,
  anyone,
  unlimited,
  ({ context, request, reply, params, body }) => finishSignInAttempt(context, request, reply, { ...params, ...body }),
);

export const registerNewcomerRoute = route(
  providers.registerNewcomer,
  anyone,
  unlimited,
  async ({ context, request, reply, body }) => {
    const { user, sendCookie } = await registerNewcomer(context, request, body);
    clearAttemptCookie(context.config, reply);
    sendCookie(reply, { by: 'provider', proofMs: undefined });
    return user;
  },
);

export const linkProviderRoute = route(
  providers.linkProvider,
  signedIn,
  unlimited,
  async ({ context, request, reply, actor, params, body }) => {
    findProvider(context, params.provider);
    await confirmIdentity(context, request, actor, body);
    const { accountId, role } = actor;
    return await startSignInAttempt(context, reply, params.provider, { accountId, role, isRoleLocked: true });
  },
);

export const unlinkProviderRoute = route(
  providers.unlinkProvider,
  signedIn,
  unlimited,
  async ({ context, request, actor, params, body }) => {
    findProvider(context, params.provider);
    await confirmIdentity(context, request, actor, body);
    await unlinkProvider(context, actor, params.provider);
  },
);

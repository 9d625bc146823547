import * as providers from '@upnext/contract/sign-in-providers';

import { route } from '../../route.ts';
import { describeUser } from '../accounts/describe-user.ts';
import { paceRegistrations } from '../proofs/pace-registrations.ts';
import { anyone, signedIn } from '../sessions/identify-actor.ts';
import { unlimited } from '../sessions/limit-calls.ts';
import { startSession } from '../sessions/start-session.ts';
import { confirmIdentity } from '../ways-in/confirm-identity.ts';
import { findProvider } from './find-provider.ts';
import { finishTrip } from './finish-trip.ts';
import { registerNewcomer } from './register-newcomer.ts';
import { startTrip } from './start-trip.ts';
import { clearTripCookie } from './trip-cookie.ts';
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
    await paceRegistrations(context, request, proof);
    return await startTrip(context, reply, params.provider, { accountId: null, role, isRoleLocked });
  },
);

export const finishSignInRoute = route(
  providers.finishSignIn,
  anyone,
  unlimited,
  ({ context, request, reply, params, body }) => finishTrip(context, request, reply, { ...params, ...body }),
);

export const registerNewcomerRoute = route(
  providers.registerNewcomer,
  anyone,
  unlimited,
  async ({ context, request, reply, body }) => {
    const accountId = await registerNewcomer(context, request, body);
    clearTripCookie(context.config, reply);
    await startSession(context, request, reply, accountId);
    return await describeUser(context, accountId);
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
    return await startTrip(context, reply, params.provider, { accountId, role, isRoleLocked: true });
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

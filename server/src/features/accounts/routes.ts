import * as accounts from '@upnext/contract/accounts';

import { languageOf } from '../../platform/http/request-facts.ts';
import { route } from '../../route.ts';
import { paceRegistrations } from '../proofs/pace-registrations.ts';
import { endSession } from '../sessions/end-session.ts';
import { anyone, creator, signedIn } from '../sessions/identify-actor.ts';
import { perAccount, unlimited } from '../sessions/limit-calls.ts';
import { clearSessionCookie } from '../sessions/session-cookie.ts';
import { startSession } from '../sessions/start-session.ts';
import { allowRegistration } from './allow-registration.ts';
import { becomeCreator } from './become-creator.ts';
import { checkCredentials } from './check-credentials.ts';
import { describeUser } from './describe-user.ts';
import { registerAccount } from './register-account.ts';
import { updateProfile } from './update-profile.ts';

export const getUserRoute = route(accounts.getUser, signedIn, unlimited, ({ context, actor }) =>
  describeUser(context, actor.accountId),
);

export const registerRoute = route(accounts.register, anyone, unlimited, async ({ context, body, request, reply }) => {
  allowRegistration(context.config, body.userRole);
  using _place = context.passwordQueue.keepPlace();
  await paceRegistrations(context, request, body.proof);
  const accountId = await registerAccount(context, body, languageOf(request));
  await startSession(context, request, reply, accountId);
  return await describeUser(context, accountId);
});

export const loginRoute = route(accounts.login, anyone, unlimited, async ({ context, body, request, reply }) => {
  const { accountId, passwordHash } = await checkCredentials(context, request, body);
  await startSession(context, request, reply, accountId, passwordHash);
  return await describeUser(context, accountId);
});

export const logoutRoute = route(accounts.logout, anyone, unlimited, async ({ context, request, reply }) => {
  await endSession(context, request);
  clearSessionCookie(context.config, reply);
});

export const becomeCreatorRoute = route(accounts.becomeCreator, signedIn, unlimited, async ({ context, actor }) => {
  await becomeCreator(context, actor);
  return await describeUser(context, actor.accountId);
});

export const updateProfileRoute = route(
  accounts.updateProfile,
  creator,
  perAccount('writesPerAccount'),
  async ({ context, actor, body }) => {
    await updateProfile(context, actor, body);
    return await describeUser(context, actor.accountId);
  },
);

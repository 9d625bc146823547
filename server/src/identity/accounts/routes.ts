import * as accounts from '@upnext/contract/identity/accounts';
import { getSite } from '@upnext/contract/identity/site';

import { languageOf } from '../../platform/http/request-facts.ts';
import { route } from '../../route.ts';
import { throttleRegistrations } from '../proof-of-work/throttle-registrations.ts';
import { endSession } from '../sessions/end-sessions.ts';
import { anyone, creator, signedIn } from '../sessions/identify-actor.ts';
import { perAccount, unlimited } from '../sessions/limit-calls.ts';
import { clearSessionCookie } from '../sessions/session-cookie.ts';
import { startSession } from '../sessions/start-session.ts';
import { allowRegistration } from './allow-registration.ts';
import { becomeCreator } from './become-creator.ts';
import { checkCredentials } from './check-credentials.ts';
import { registerAccount } from './register-account.ts';
import { updateProfile } from './update-profile.ts';

export const getSiteRoute = route(getSite, anyone, unlimited, async ({ context, reply }) => {
  reply.header('cache-control', 'public, max-age=60');
  const { mail, registration, homeBoard } = context.config;
  return { sendsMail: mail !== undefined, registration, homeBoard };
});

export const getUserRoute = route(accounts.getUser, signedIn, unlimited, ({ context, actor }) =>
  context.describeUser(actor.accountId),
);

export const registerRoute = route(accounts.register, anyone, unlimited, async ({ context, body, request, reply }) => {
  allowRegistration(context.config, body.userRole);
  using _place = context.passwordQueue.keepPlace();
  await throttleRegistrations(context, request, body.proof);
  const accountId = await registerAccount(context, body, languageOf(request));
  await startSession(context, request, reply, accountId);
  return await context.describeUser(accountId);
});

export const loginRoute = route(accounts.login, anyone, unlimited, async ({ context, body, request, reply }) => {
  const { accountId, passwordHash } = await checkCredentials(context, request, body);
  await startSession(context, request, reply, accountId, passwordHash);
  return await context.describeUser(accountId);
});

export const logoutRoute = route(accounts.logout, anyone, unlimited, async ({ context, request, reply }) => {
  await endSession(context, request);
  clearSessionCookie(context.config, reply);
});

export const becomeCreatorRoute = route(accounts.becomeCreator, signedIn, unlimited, async ({ context, actor }) => {
  await becomeCreator(context, actor);
  return await context.describeUser(actor.accountId);
});

export const updateProfileRoute = route(
  accounts.updateProfile,
  creator,
  perAccount('writesPerAccount'),
  async ({ context, actor, body }) => {
    await updateProfile(context, actor, body);
    return await context.describeUser(actor.accountId);
  },
);

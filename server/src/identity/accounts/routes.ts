import * as accounts from '@upnext/contract/identity/accounts';
import { getSite, LegalPageName } from '@upnext/contract/identity/site';

import { route } from '../../route.ts';
import { setBrowserCookie } from '../origins/browser-cookie.ts';
import { recordOrigin } from '../origins/record-origin.ts';
import { createRegistrationChallenge } from '../proof-of-work/create-registration-challenge.ts';
import { throttleRegistrations } from '../proof-of-work/throttle-registrations.ts';
import { endSession } from '../sessions/end-sessions.ts';
import { anyone, creator, signedIn } from '../sessions/identify-actor.ts';
import { perAccount, perAddress, unlimited } from '../sessions/limit-calls.ts';
import { clearSessionCookie } from '../sessions/session-cookie.ts';
import { startSession } from '../sessions/start-session.ts';
import { allowRegistration } from './allow-registration.ts';
import { becomeCreator } from './become-creator.ts';
import { checkCredentials } from './check-credentials.ts';
import { registerAccount } from './register-account.ts';
import { updateProfile } from './update-profile.ts';

export const getSiteRoute = route(getSite, anyone, unlimited, async ({ context, reply }) => {
  reply.header('cache-control', 'public, max-age=60');
  const {
    siteName: name,
    logo,
    accentColor,
    legalPages,
    mail,
    providers,
    registration,
    homeBoard,
    twitchChat,
  } = context.config;
  return {
    name,
    logoUrl: logo?.url ?? null,
    accentUrl: accentColor === undefined ? null : `/site-accent.css?v=${accentColor.slice(1)}`,
    legalPages: LegalPageName.options.filter((page) => legalPages[page] !== undefined),
    sendsMail: mail !== undefined,
    canVerify: mail !== undefined || providers.length > 0,
    readsTwitchChat: twitchChat !== undefined,
    registration,
    homeBoard,
  };
});

export const getUserRoute = route(accounts.getUser, signedIn, unlimited, ({ context, request, actor }) => {
  // Every page calls this endpoint: when the server renders it, or else in the browser.
  recordOrigin(context, request, actor.accountId);
  return context.describeUser(actor.accountId);
});

export const createRegistrationChallengeRoute = route(
  accounts.createRegistrationChallenge,
  anyone,
  perAddress('challengesPerAddress'),
  async ({ context, request, reply }) => {
    const challenge = await createRegistrationChallenge(context, request);
    setBrowserCookie(context.config, request, reply);
    return { challenge };
  },
);

export const registerRoute = route(accounts.register, anyone, unlimited, async ({ context, body, request, reply }) => {
  allowRegistration(context.config, body.userRole);
  context.passwordQueue.requireSlot();
  const proofMs = await throttleRegistrations(context, request, body.proof);
  const { user, sendCookie } = await registerAccount(context, request, body);
  sendCookie(reply, { by: 'password', proofMs });
  return user;
});

export const loginRoute = route(accounts.login, anyone, unlimited, async ({ context, body, request, reply }) => {
  const { accountId, passwordHash } = await checkCredentials(context, request, body);
  return await startSession(context, request, reply, accountId, passwordHash);
});

export const logoutRoute = route(accounts.logout, anyone, unlimited, async ({ context, request, reply }) => {
  await endSession(context, request);
  clearSessionCookie(context.config, reply);
});

export const becomeCreatorRoute = route(accounts.becomeCreator, signedIn, unlimited, ({ context, actor, body }) =>
  becomeCreator(context, actor, body.timeZone),
);

export const updateProfileRoute = route(
  accounts.updateProfile,
  creator,
  perAccount('writesPerAccount'),
  ({ context, actor, body }) => updateProfile(context, actor, body),
);

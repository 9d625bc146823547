import * as emailCodes from '@upnext/contract/identity/email-codes';

import { Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../route.ts';
import { throttleRegistrations } from '../proof-of-work/throttle-registrations.ts';
import { anyone } from '../sessions/identify-actor.ts';
import { unlimited } from '../sessions/limit-calls.ts';
import { clearCodeCookie, setCodeCookie } from './code-cookie.ts';
import { loginWithEmailCode } from './login-with-email-code.ts';
import { requestEmailCode } from './request-email-code.ts';

// Not limited by IP address: a code may be a sign-up, and thousands of people can share one address.
export const requestEmailCodeRoute = route(
  emailCodes.requestEmailCode,
  anyone,
  unlimited,
  async ({ context, request, reply, body: { email, proof } }) => {
    if (!context.config.mail) throw new Refusal('mail_off');
    const proofMs = await throttleRegistrations(context, request, proof);
    setCodeCookie(context.config, reply, await requestEmailCode(context, request, email, proofMs));
  },
);

// Each code allows a few guesses, `requestEmailCode` limits the codes, and wrong guesses need a proof of work above the
// normal rate.
export const loginWithEmailCodeRoute = route(
  emailCodes.loginWithEmailCode,
  anyone,
  unlimited,
  async ({ context, request, reply, body }) => {
    const result = await loginWithEmailCode(context, request, body);
    if (!result) return { outcome: 'new' as const };
    const { login, registration } = result;
    clearCodeCookie(context.config, reply);
    login.sendCookie(reply, registration);
    return { outcome: 'signed_in' as const, user: login.user };
  },
);

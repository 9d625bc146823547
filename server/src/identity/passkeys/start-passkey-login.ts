import { generateAuthenticationOptions } from '@simplewebauthn/server';

import type { Context } from '../../context.ts';
import { signChallenge } from './sign-challenge.ts';

/** The options contain no account and no passkey, so they reveal nothing about accounts. */
export async function startPasskeyLogin(context: Context) {
  return await generateAuthenticationOptions({
    rpID: new URL(context.config.origin).hostname,
    challenge: await signChallenge(context, 'login'),
    userVerification: 'required',
  });
}

import { generateRegistrationOptions } from '@simplewebauthn/server';
import { limits } from '@upnext/contract/limits';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { signChallenge, userHandle } from './sign-challenge.ts';
import { selectOwnPasskeys } from './sql.ts';

/** Options for creating a discoverable passkey with user verification (fingerprint, face or PIN). */
export async function startPasskey(context: Context, { accountId, username }: Actor) {
  const own = await selectOwnPasskeys(context.db, accountId);
  if (own.length >= limits.passkeysPerAccount) throw new Refusal('passkeys_full');
  return await generateRegistrationOptions({
    rpName: context.config.siteName,
    rpID: new URL(context.config.origin).hostname,
    userName: username,
    userID: await userHandle(context, accountId),
    challenge: await signChallenge(context, `add:${accountId}`),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: own.map(({ credential_id, transports }) => ({
      id: credential_id.toString('base64url'),
      transports,
    })),
  });
}

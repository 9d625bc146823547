import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { BodyOf } from '@upnext/contract/endpoint';
import type { loginWithPasskey } from '@upnext/contract/identity/passkeys';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readChallenge, consumeChallenge, userHandle, type Ticket } from './sign-challenge.ts';
import { selectPasskey, touchPasskey } from './sql.ts';

type Credential = BodyOf<typeof loginWithPasskey>['credential'];

/**
 * Returns the account that the passkey belongs to. The error doesn't reveal whether the passkey is unknown or the
 * signature is wrong.
 */
export async function checkPasskey(context: Context, credential: Credential): Promise<number> {
  const passkey = await selectPasskey(context.db, Buffer.from(credential.id, 'base64url'));
  if (!passkey) throw new Refusal('passkey_refused');
  const handle = Buffer.from(await userHandle(context, passkey.account_id)).toString('base64url');
  if (credential.response.userHandle !== handle) throw new Refusal('passkey_refused');
  let ticket: Ticket | undefined;
  const verified = await verifyAuthenticationResponse({
    response: credential,
    expectedOrigin: context.config.origin,
    expectedRPID: new URL(context.config.origin).hostname,
    expectedChallenge: async (challenge) => {
      ticket = await readChallenge(context, 'login', challenge);
      return ticket !== undefined;
    },
    credential: {
      id: credential.id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  if (!verified?.verified || !(await consumeChallenge(context, ticket))) throw new Refusal('passkey_refused');
  if (!(await touchPasskey(context.db, passkey.id, verified.authenticationInfo.newCounter)))
    throw new Refusal('passkey_refused');
  return passkey.account_id;
}

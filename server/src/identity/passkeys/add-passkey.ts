import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { BodyOf } from '@upnext/contract/endpoint';
import type { addPasskey as endpoint } from '@upnext/contract/identity/passkeys';
import type { Passkey } from '@upnext/contract/identity/sign-in-methods';
import type { Language } from '@upnext/contract/language';
import { limits } from '@upnext/contract/limits';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import { addSignInMethod } from '../sign-in-methods/change-sign-in-methods.ts';
import { describePasskey } from '../sign-in-methods/describe-passkey.ts';
import { readChallenge, consumeChallenge, type Ticket } from './sign-challenge.ts';
import { insertPasskey, selectOwnPasskeys } from './sql.ts';

export async function addPasskey(
  context: Context,
  { accountId }: Actor,
  { name, credential }: BodyOf<typeof endpoint>,
  language: Language,
): Promise<Passkey> {
  const made = await verify(context, accountId, credential);
  const passkey = {
    credential_id: Buffer.from(made.id, 'base64url'),
    account_id: accountId,
    public_key: Buffer.from(made.publicKey),
    counter: made.counter,
    transports: credential.response.transports ?? [],
    name,
  };
  try {
    return await addSignInMethod(context, { accountId, kind: 'passkey-added', language }, async (transaction) => {
      const others = await selectOwnPasskeys(transaction, accountId);
      if (others.length >= limits.passkeysPerAccount) throw new Refusal('passkeys_full');
      return describePasskey(await insertPasskey(transaction, passkey));
    });
  } catch (error) {
    if (violatedConstraint(error) === 'passkeys_credential_id_key') throw new Refusal('passkey_taken');
    throw error;
  }
}

async function verify(context: Context, accountId: number, response: BodyOf<typeof endpoint>['credential']) {
  let ticket: Ticket | undefined;
  const verified = await verifyRegistrationResponse({
    response,
    expectedOrigin: context.config.origin,
    expectedRPID: new URL(context.config.origin).hostname,
    expectedChallenge: async (challenge) => {
      ticket = await readChallenge(context, `add:${accountId}`, challenge);
      return ticket !== undefined;
    },
  }).catch(() => undefined);
  if (!verified?.verified || !(await consumeChallenge(context, ticket))) throw new Refusal('passkey_refused');
  return verified.registrationInfo.credential;
}

import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { BodyOf } from '@upnext/contract/endpoint';
import type { Language } from '@upnext/contract/language';
import { limits } from '@upnext/contract/limits';
import type { addPasskey as promise } from '@upnext/contract/passkeys';
import type { Passkey } from '@upnext/contract/ways-in';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import { addWayIn } from '../ways-in/change-ways-in.ts';
import { describePasskey } from '../ways-in/describe-passkey.ts';
import { readChallenge, spendTicket, type Ticket } from './sign-challenge.ts';
import { insertPasskey, selectOwnPasskeys } from './sql.ts';

export async function addPasskey(
  context: Context,
  { accountId }: Actor,
  { name, credential }: BodyOf<typeof promise>,
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
    return await addWayIn(context, { accountId, kind: 'passkey-added', language }, async (transaction) => {
      const others = await selectOwnPasskeys(transaction, accountId);
      if (others.length >= limits.passkeysPerAccount) throw new Refusal('passkeys_full');
      return describePasskey(await insertPasskey(transaction, passkey));
    });
  } catch (error) {
    if (violatedConstraint(error) === 'passkeys_credential_id_key') throw new Refusal('passkey_taken');
    throw error;
  }
}

async function verify(context: Context, accountId: number, response: BodyOf<typeof promise>['credential']) {
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
  if (!verified?.verified || !(await spendTicket(context, ticket))) throw new Refusal('passkey_refused');
  return verified.registrationInfo.credential;
}

import type { Language } from '@upnext/contract/language';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import { addSignInMethod } from '../sign-in-methods/change-sign-in-methods.ts';
import { insertIdentity, touchIdentity } from './sql.ts';

type Identity = { issuer: string; subject: string };

export async function linkIdentity(
  context: Context,
  identity: Identity,
  accountId: number,
  language: Language,
): Promise<void> {
  try {
    const way = { accountId, kind: 'provider-linked', language } as const;
    await addSignInMethod(context, way, (transaction) => insertIdentity(transaction, identity, accountId));
  } catch (error) {
    // The account was deleted during the attempt.
    if (error instanceof Refusal) throw new Refusal('sign_in_expired');
    const constraint = violatedConstraint(error);
    if (constraint === 'identities_one_a_provider') throw new Refusal('provider_linked');
    if (constraint !== 'identities_pkey') throw error;
    throw new Refusal((await touchIdentity(context.db, identity)) === accountId ? 'provider_linked' : 'identity_taken');
  }
}

import type { Language } from '@upnext/contract/language';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import { invalidateSessions } from '../sessions/invalidate-sessions.ts';
import { addSignInMethod } from '../sign-in-methods/change-sign-in-methods.ts';
import { prepareVerification } from '../verified-accounts/verify-account.ts';
import { insertIdentity, touchIdentity } from './sql.ts';

type Identity = { issuer: string; subject: string };

/** Links the identity and verifies the account with it. */
export async function linkIdentity(
  context: Context,
  identity: Identity,
  accountId: number,
  language: Language,
): Promise<void> {
  try {
    const way = { accountId, kind: 'provider-linked', language } as const;
    const verify = await prepareVerification(context);
    await addSignInMethod(context, way, async (transaction) => {
      await insertIdentity(transaction, identity, accountId);
      await verify(transaction, accountId, identity);
    });
    invalidateSessions.ofAccount(context, accountId);
  } catch (error) {
    // The account was deleted during the attempt.
    if (error instanceof Refusal) throw new Refusal('sign_in_expired');
    const constraint = violatedConstraint(error);
    if (constraint === 'identities_one_a_provider') throw new Refusal('provider_linked');
    if (constraint !== 'identities_pkey') throw error;
    throw new Refusal((await touchIdentity(context.db, identity)) === accountId ? 'provider_linked' : 'identity_taken');
  }
}

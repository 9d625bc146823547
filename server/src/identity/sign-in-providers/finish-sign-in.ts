import type { Arrival } from '@upnext/contract/identity/sign-in-providers';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { languageOf } from '../../platform/http/request-facts.ts';
import { viewer } from '../sessions/identify-actor.ts';
import { startSession } from '../sessions/start-session.ts';
import { clearAttemptCookie, setAttemptCookie, attemptHashOf } from './attempt-cookie.ts';
import { findProvider } from './find-provider.ts';
import { linkIdentity } from './link-identity.ts';
import { redeemCode } from './redeem-code.ts';
import { deleteAttempt, insertNewcomer, touchIdentity } from './sql.ts';
import { suggestUsername } from './suggest-username.ts';

/** Completes a sign-in attempt: logs the user in, links the provider, or asks a new user to choose a username. */
export async function finishSignInAttempt(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { provider: name, search }: { provider: string; search: string },
): Promise<Arrival> {
  const { label } = findProvider(context, name);
  const hash = attemptHashOf(context.config, request);
  const attempt = hash && (await deleteAttempt(context.db, hash));
  if (!attempt) throw new Refusal('sign_in_expired');
  if (attempt.provider !== name) throw new Refusal('provider_refused');
  const { issuer, subject, names } = await redeemCode(context, attempt, search);

  if (attempt.account_id !== null) {
    const actor = await viewer(context, request);
    if (actor?.accountId !== attempt.account_id) throw new Refusal('sign_in_expired');
    await linkIdentity(context, { issuer, subject }, attempt.account_id, languageOf(request));
    clearAttemptCookie(context.config, reply);
    return { outcome: 'linked', label };
  }
  const accountId = await touchIdentity(context.db, { issuer, subject });
  if (accountId !== undefined) {
    clearAttemptCookie(context.config, reply);
    return { outcome: 'signed_in', user: await startSession(context, request, reply, accountId) };
  }
  const newcomer = { token_hash: setAttemptCookie(context.config, reply), issuer, subject };
  await insertNewcomer(context.db, { ...newcomer, is_role_locked: attempt.is_role_locked });
  return {
    outcome: 'new',
    label,
    suggestedUsername: suggestUsername(names),
    userRole: attempt.role,
    isRoleLocked: attempt.is_role_locked,
  };
}

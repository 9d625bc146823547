import type { Arrival } from '@upnext/contract/sign-in-providers';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { languageOf } from '../../platform/http/request-facts.ts';
import { describeUser } from '../accounts/describe-user.ts';
import { viewer } from '../sessions/identify-actor.ts';
import { startSession } from '../sessions/start-session.ts';
import { findProvider } from './find-provider.ts';
import { linkIdentity } from './link-identity.ts';
import { redeemCode } from './redeem-code.ts';
import { deleteTrip, insertNewcomer, touchIdentity } from './sql.ts';
import { suggestUsername } from './suggest-username.ts';
import { clearTripCookie, setTripCookie, tripHashOf } from './trip-cookie.ts';

/** The browser is back: it signs in, has linked a provider, or has yet to choose a username. */
export async function finishTrip(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { provider: name, search }: { provider: string; search: string },
): Promise<Arrival> {
  const { label } = findProvider(context, name);
  const hash = tripHashOf(context.config, request);
  const trip = hash && (await deleteTrip(context.db, hash));
  if (!trip) throw new Refusal('sign_in_expired');
  if (trip.provider !== name) throw new Refusal('provider_refused');
  const { issuer, subject, names } = await redeemCode(context, trip, search);

  if (trip.account_id !== null) {
    const actor = await viewer(context, request);
    if (actor?.accountId !== trip.account_id) throw new Refusal('sign_in_expired');
    await linkIdentity(context, { issuer, subject }, trip.account_id, languageOf(request));
    clearTripCookie(context.config, reply);
    return { outcome: 'linked', label };
  }
  const accountId = await touchIdentity(context.db, { issuer, subject });
  if (accountId !== undefined) {
    clearTripCookie(context.config, reply);
    await startSession(context, request, reply, accountId);
    return { outcome: 'signed_in', user: await describeUser(context, accountId) };
  }
  const newcomer = { token_hash: setTripCookie(context.config, reply), issuer, subject };
  await insertNewcomer(context.db, { ...newcomer, is_role_locked: trip.is_role_locked });
  return {
    outcome: 'new',
    label,
    suggestedUsername: suggestUsername(names),
    userRole: trip.role,
    isRoleLocked: trip.is_role_locked,
  };
}

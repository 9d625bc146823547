import * as oidc from 'openid-client';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { discoverProvider } from './discover-provider.ts';
import { findProvider, returnAddress } from './find-provider.ts';
import type { Attempt } from './sql.ts';

export type ProvenIdentity = { issuer: string; subject: string; names: unknown[] };

/** As the standard has it: ASCII, 255 at most. */
const subjectShape = /^[\u0020-\u007E]{1,255}$/;

/** The provider's answer, if every word of it fits the attempt; otherwise a refusal that tells nothing. */
export async function redeemCode(context: Context, attempt: Attempt, search: string): Promise<ProvenIdentity> {
  const provider = findProvider(context, attempt.provider);
  const client = await discoverProvider(context, provider);
  const address = new URL(returnAddress(context, provider));
  address.search = search;
  const claims = await grant(context, client, attempt, address);
  const { iss, sub, email_verified } = claims;
  // Whoever has not shown the provider that they are reachable is vouched for by nobody.
  if (iss !== provider.issuer || !subjectShape.test(sub) || email_verified === false) {
    context.log.info({ provider: provider.name, reason: 'claims' }, 'a sign-in was refused');
    throw new Refusal('provider_refused');
  }
  return { issuer: iss, subject: sub, names: [claims.preferred_username, claims.nickname, claims.name] };
}

async function grant(context: Context, client: oidc.Configuration, attempt: Attempt, address: URL) {
  try {
    const tokens = await oidc.authorizationCodeGrant(client, address, {
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.code_verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('no claims');
    return claims;
  } catch (error) {
    const { code, name } = error as { code?: string; name?: string };
    // Never the message: it may quote what the provider sent.
    context.log.info({ provider: attempt.provider, reason: code ?? name }, 'a sign-in was refused');
    throw new Refusal(isAway(error) ? 'provider_unavailable' : 'provider_refused');
  }
}

function isAway(error: unknown): boolean {
  const { code, name } = error as { code?: string; name?: string };
  return name === 'TimeoutError' || code === 'OAUTH_TIMEOUT' || (name === 'TypeError' && code === undefined);
}

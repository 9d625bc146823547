import * as oidc from 'openid-client';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Provider } from '../../provider-config.ts';
import { discoverProvider } from './discover-provider.ts';
import { findProvider, returnAddress } from './find-provider.ts';
import type { Attempt } from './sql.ts';

export type ProvenIdentity = { issuer: string; subject: string; names: unknown[] };

/** OpenID Connect limits a subject to 255 ASCII characters. */
const subjectShape = /^[\u0020-\u007E]{1,255}$/;

/** Exchanges the code for a verified identity. Any mismatch with the attempt throws a Refusal without details. */
export async function redeemCode(context: Context, attempt: Attempt, search: string): Promise<ProvenIdentity> {
  const provider = findProvider(context, attempt.provider);
  const client = await discoverProvider(context, provider);
  const address = new URL(returnAddress(context, provider));
  address.search = search;
  const claims = await grant(context, client, provider, attempt, address);
  const { iss, sub, email_verified } = claims;
  // An identity whose email the provider hasn't verified is not trusted.
  if (iss !== provider.issuer || !subjectShape.test(sub) || email_verified === false) {
    context.log.info({ provider: provider.name, reason: 'claims' }, 'login refused');
    throw new Refusal('provider_refused');
  }
  return { issuer: iss, subject: sub, names: [claims.preferred_username, claims.nickname, claims.name] };
}

async function grant(context: Context, client: oidc.Configuration, { pkce }: Provider, attempt: Attempt, address: URL) {
  try {
    const tokens = await oidc.authorizationCodeGrant(client, address, {
      expectedState: attempt.state,
      expectedNonce: attempt.nonce,
      ...(pkce !== false && { pkceCodeVerifier: attempt.code_verifier }),
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('the token response has no ID token');
    return claims;
  } catch (error) {
    const { code, name } = error as { code?: string; name?: string };
    // The error message isn't logged: it may quote the provider's response.
    context.log.info({ provider: attempt.provider, reason: code ?? name }, 'login refused');
    throw new Refusal(isAway(error) ? 'provider_unavailable' : 'provider_refused');
  }
}

function isAway(error: unknown): boolean {
  const { code, name } = error as { code?: string; name?: string };
  return name === 'TimeoutError' || code === 'OAUTH_TIMEOUT' || (name === 'TypeError' && code === undefined);
}

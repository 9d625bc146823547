import type { UserRole } from '@upnext/contract/identity/accounts';
import type { FastifyReply } from 'fastify';
import * as oidc from 'openid-client';

import type { Context } from '../../context.ts';
import { setAttemptCookie } from './attempt-cookie.ts';
import { discoverProvider } from './discover-provider.ts';
import { findProvider, returnAddress } from './find-provider.ts';
import { insertAttempt } from './sql.ts';

type Purpose = { accountId: number | null; role: UserRole; isRoleLocked: boolean };

/**
 * Starts a sign-in attempt and returns the provider's URL. Stores the values expected in the response and binds them to
 * the browser with a cookie.
 */
export async function startSignInAttempt(
  context: Context,
  reply: FastifyReply,
  name: string,
  { accountId, role, isRoleLocked }: Purpose,
): Promise<{ url: string }> {
  const provider = findProvider(context, name);
  const client = await discoverProvider(context, provider);
  const attempt = {
    provider: name,
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    code_verifier: oidc.randomPKCECodeVerifier(),
  };
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri: returnAddress(context, provider),
    // The name is used only to suggest a username.
    scope: provider.scope ?? 'openid profile',
    state: attempt.state,
    nonce: attempt.nonce,
    ...(provider.claims && { claims: requestClaims(provider.claims) }),
    ...(provider.pkce !== false && {
      code_challenge: await oidc.calculatePKCECodeChallenge(attempt.code_verifier),
      code_challenge_method: 'S256',
    }),
  });
  const token_hash = setAttemptCookie(context.config, reply);
  await insertAttempt(context.db, {
    ...attempt,
    token_hash,
    account_id: accountId,
    role,
    is_role_locked: isRoleLocked,
  });
  return { url: url.href };
}

/** The `claims` parameter of OpenID Connect: null means that the claim is optional. */
function requestClaims(names: string[]): string {
  return JSON.stringify({ id_token: Object.fromEntries(names.map((name) => [name, null])) });
}

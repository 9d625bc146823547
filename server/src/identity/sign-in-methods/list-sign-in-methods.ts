import type { SignInMethods } from '@upnext/contract/identity/sign-in-methods';
import type { FastifyRequest } from 'fastify';

import type { Actor, Context } from '../../context.ts';
import { checkFreshness } from '../sessions/check-freshness.ts';
import { describePasskey } from './describe-passkey.ts';
import { selectSignInMethods } from './sql.ts';

export async function listSignInMethods(
  context: Context,
  request: FastifyRequest,
  actor: Actor,
): Promise<SignInMethods> {
  const methods = await selectSignInMethods(context.db, actor.accountId);
  const { hasPassword, hasEmail, identities, passkeys, codes } = methods;
  const linkedAt = new Map(identities.map(({ issuer, created_at }) => [issuer, created_at.toISOString()]));
  return {
    hasPassword,
    isFresh: await checkFreshness(context, request),
    providers: context.config.providers.map(({ name, label, issuer }) => ({
      name,
      label,
      linkedAt: linkedAt.get(issuer) ?? null,
    })),
    passkeys: passkeys.map(describePasskey),
    recoveryCodesLeft: codes.length,
    hasEmailCodes: hasEmail && context.config.mail !== undefined,
  };
}

import * as oidc from 'openid-client';

import type { Context } from '../../context.ts';
import { perContext } from '../../per-context.ts';
import { fetchSmall } from '../../platform/http/fetch-small.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Provider } from '../../provider-config.ts';

const keptMs = 60 * 60 * 1_000;
const patienceSeconds = 4;

type Known = { client: Promise<oidc.Configuration>; until: number };
const known = perContext(() => new Map<string, Known>());

/**
 * What the provider says about itself, asked when it is first needed (a provider that is away keeps nothing from starting)
 * and again every hour. The issuer is the operator's; nothing that a visitor sends decides where we ask.
 */
export async function discoverProvider(context: Context, provider: Provider): Promise<oidc.Configuration> {
  const kept = known(context);
  let one = kept.get(provider.name);
  if (!one || one.until < Date.now()) {
    one = { client: discover(provider), until: Date.now() + keptMs };
    kept.set(provider.name, one);
  }
  try {
    return await one.client;
  } catch (error) {
    kept.delete(provider.name);
    context.log.warn({ provider: provider.name, reason: (error as Error).message }, 'a sign-in provider is away');
    throw new Refusal('provider_unavailable');
  }
}

function discover({ issuer, clientId, clientSecret }: Provider): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  return oidc.discovery(url, clientId, clientSecret, clientSecret === undefined ? oidc.None() : undefined, {
    timeout: patienceSeconds,
    [oidc.customFetch]: fetchSmall,
    execute: [
      // The connection alone would do for the standard; we want the signature of the ID token checked as well.
      oidc.enableNonRepudiationChecks,
      // The configuration allows it on this machine alone.
      ...(url.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ],
  });
}

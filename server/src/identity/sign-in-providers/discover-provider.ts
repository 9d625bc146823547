import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as oidc from 'openid-client';

import { fetchSmall } from '../../platform/http/fetch-small.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Provider } from '../../provider-config.ts';

const timeoutSeconds = 4;

export type ProviderClients = ReturnType<typeof createProviderClients>;

/** What each provider says about itself, by its name. */
export function createProviderClients() {
  return new LRUCache<string, oidc.Configuration, Provider>({
    max: 100,
    ttl: 60 * 60 * 1_000,
    fetchMethod: (_name, _stale, { context: provider }) => discover(provider),
  });
}

type Options = { providerClients: ProviderClients; log: FastifyBaseLogger };

/**
 * Asked when it is first needed, so that a provider that is away doesn't keep the process from starting, and again every
 * hour. The issuer is set by the operator; nothing that a visitor sends decides where we ask.
 */
export async function discoverProvider(
  { providerClients, log }: Options,
  provider: Provider,
): Promise<oidc.Configuration> {
  try {
    return await providerClients.forceFetch(provider.name, { context: provider });
  } catch (error) {
    log.warn({ provider: provider.name, reason: (error as Error).message }, 'a sign-in provider is away');
    throw new Refusal('provider_unavailable');
  }
}

function discover({ issuer, clientId, clientSecret }: Provider): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  return oidc.discovery(url, clientId, clientSecret, clientSecret === undefined ? oidc.None() : undefined, {
    timeout: timeoutSeconds,
    [oidc.customFetch]: fetchSmall,
    execute: [
      // The connection alone would do for the standard; we want the signature of the ID token checked as well.
      oidc.enableNonRepudiationChecks,
      // The configuration allows it on this machine alone.
      ...(url.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ],
  });
}

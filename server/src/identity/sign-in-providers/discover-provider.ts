import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import * as oidc from 'openid-client';
import * as z from 'zod/mini';

import { fetchWithLimit } from '../../platform/http/fetch-with-limit.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Provider } from '../../provider-config.ts';

const timeoutSeconds = 4;

export type ProviderClients = ReturnType<typeof createProviderClients>;

/** Caches each provider's discovered configuration by name. */
export function createProviderClients() {
  return new LRUCache<string, oidc.Configuration, Provider>({
    max: 100,
    ttl: 60 * 60 * 1_000,
    fetchMethod: (_name, _stale, { context: provider }) => discover(provider),
  });
}

type Options = { providerClients: ProviderClients; log: FastifyBaseLogger };

/**
 * Discovers a provider on first use and again every hour. An unavailable provider therefore doesn't keep the process
 * from starting. The issuer comes from the configuration, never from a request.
 */
export async function discoverProvider(
  { providerClients, log }: Options,
  provider: Provider,
): Promise<oidc.Configuration> {
  try {
    return await providerClients.forceFetch(provider.name, { context: provider });
  } catch (error) {
    log.warn({ provider: provider.name, reason: (error as Error).message }, 'login provider unavailable');
    throw new Refusal('provider_unavailable');
  }
}

function discover({ issuer, clientId, clientSecret }: Provider): Promise<oidc.Configuration> {
  const url = new URL(issuer);
  return oidc.discovery(url, clientId, clientSecret, clientSecret === undefined ? oidc.None() : undefined, {
    timeout: timeoutSeconds,
    [oidc.customFetch]: fetchFromProvider,
    execute: [
      // The standard allows relying on TLS alone; this also verifies the ID token's signature.
      oidc.enableNonRepudiationChecks,
      // The configuration allows plain HTTP only for a provider on this machine.
      ...(url.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ],
  });
}

const ScopeList = z.looseObject({ scope: z.array(z.string()) });

/**
 * Fetches a provider's response. Twitch returns the scopes of a token as an array, which the library rejects. The standard
 * wants a string with spaces.
 */
async function fetchFromProvider(url: string, options: RequestInit): Promise<Response> {
  const response = await fetchWithLimit(url, options);
  const { data } = ScopeList.safeParse(await readJson(response.clone()));
  if (!data) return response;
  const { status, statusText, headers } = response;
  return new Response(JSON.stringify({ ...data, scope: data.scope.join(' ') }), { status, statusText, headers });
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

import * as z from 'zod/mini';

import { fetchWithLimit } from '../../platform/http/fetch-with-limit.ts';

const ScopeList = z.looseObject({ scope: z.array(z.string()) });

/**
 * Fetches a provider's response. Twitch returns the scopes of a token as an array, which the library rejects. The standard
 * wants a string with spaces.
 */
export async function fetchFromProvider(url: string, options: RequestInit): Promise<Response> {
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

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Provider } from '../../provider-config.ts';

export function findProvider(context: Context, name: string): Provider {
  const provider = context.config.providers.find((one) => one.name === name);
  if (!provider) throw new Refusal('provider_not_found');
  return provider;
}

/** Each provider has its own redirect URI, so that its response can't be passed off as another provider's. */
export function returnAddress(context: Context, { name }: Provider): string {
  return `${context.config.origin}/auth/callback/${name}`;
}

import { startRealProvider, type RealProvider } from '../server/test/real-provider.ts';
import { createSiteProcess } from './site-process.ts';
import type { Site } from './site.ts';

/** Starts a separate site with a real OpenID Connect provider. */
export async function startProviderSite(
  site: Pick<Site, 'databaseUrl' | 'later'>,
): Promise<{ origin: string; provider: RealProvider }> {
  const extra: Record<string, string> = {};
  const { origin, start, stop } = await createSiteProcess(site.databaseUrl, extra);
  const provider = await startRealProvider({
    name: 'acme',
    label: 'Acme',
    returnAddresses: [`${origin}/auth/callback/acme`],
  });
  site.later(provider.stop);
  site.later(stop);
  extra.OIDC_PROVIDERS = JSON.stringify([provider.setting]);
  await start();
  return { origin, provider };
}

import { startRealProvider, type RealProvider } from '../server/test/real-provider.ts';
import { createSiteProcess, type SiteProcess } from './site-process.ts';

/** A site of the story's own with a real OpenID Connect provider beside it. */
export async function startProviderSite(
  databaseUrl: string,
): Promise<SiteProcess & { provider: RealProvider; end: () => Promise<void> }> {
  const extra: Record<string, string> = {};
  const site = await createSiteProcess(databaseUrl, extra);
  const provider = await startRealProvider({
    name: 'acme',
    label: 'Acme',
    returnAddresses: [`${site.origin}/auth/callback/acme`],
  });
  extra.OIDC_PROVIDERS = JSON.stringify([provider.setting]);
  await site.start();
  const end = async () => {
    await site.stop();
    await provider.stop();
  };
  return { ...site, provider, end };
}

import type { Page } from '@playwright/test';

import { startPresetProvider, startRealProvider, type RealProvider } from '../server/test/real-provider.ts';
import { createSiteProcess } from './site-process.ts';
import type { Site } from './site.ts';

type Preset = Parameters<typeof startPresetProvider>[0];

/** Starts a separate site with a real OpenID Connect provider: an ordinary one, or one that behaves like a preset's. */
export async function startProviderSite(
  site: Pick<Site, 'databaseUrl' | 'later'>,
  preset?: Preset,
): Promise<{ origin: string; provider: RealProvider }> {
  const extra: Record<string, string> = {};
  const { origin, start, stop } = await createSiteProcess(site.databaseUrl, extra);
  const returnAddresses = [`${origin}/auth/callback/acme`];
  const provider = preset
    ? await startPresetProvider(preset, origin)
    : await startRealProvider({ name: 'acme', label: 'Acme', returnAddresses });
  site.later(provider.stop);
  site.later(stop);
  extra.OIDC_PROVIDERS = JSON.stringify([provider.setting]);
  await start();
  return { origin, provider };
}

/** From now on, the provider redirects back at once, as if the visitor had pressed "Cancel" on its page. */
export async function cancelAtProvider(page: Page, { setting: { issuer } }: RealProvider): Promise<void> {
  await page.route(
    ({ origin, pathname }) => origin === issuer && pathname === '/auth',
    (route) => {
      const { searchParams } = new URL(route.request().url());
      const back = new URL(searchParams.get('redirect_uri')!);
      back.search = String(new URLSearchParams({ error: 'access_denied', state: searchParams.get('state')! }));
      return route.fulfill({ status: 302, headers: { location: back.href } });
    },
  );
}

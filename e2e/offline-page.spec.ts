import { expect, test } from './site.ts';

test.use({ serviceWorkers: 'allow' });

test('the offline page is shown when there is no connection, and the service worker caches only assets and the offline page', async ({
  page,
  context,
  site,
}) => {
  site.allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await page.goto('/explore');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => caches.has('shell-1'))).toBe(true);
  await context.setOffline(true);
  await page.goto('/SalYCiencia');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Estás sin conexión' })).toBeVisible();
  const kept = await page.evaluate(async () =>
    (await (await caches.open('shell-1')).keys()).map(({ url }) => new URL(url).pathname),
  );
  expect(kept.filter((path) => !/^\/(assets\/|offline\.|favicon\.svg)/.test(path))).toEqual([]);
  await context.setOffline(false);
  await page.goto('/SalYCiencia');
  await expect(page.getByRole('heading', { name: 'SalYCiencia' })).toBeVisible();
});

import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { publish } from './accounts.ts';
import { logIn } from './auth-form.ts';
import { toast } from './chart-page.ts';
import { expect, test } from './site.ts';

/** Runs an admin command on the test site. */
async function admin(site: { origin: string; databaseUrl: string }, ...words: string[]): Promise<void> {
  const command = path.join(import.meta.dirname, '../server/src/admin.ts');
  const env = { ...process.env, DATABASE_URL: site.databaseUrl, BASE_URL: site.origin };
  await promisify(execFile)(process.execPath, [command, ...words, '--yes', '--reason', 'e2e test'], { env });
}

test('a suspended creator cannot log in, and their board returns 404', async ({ page, site }) => {
  site.allowConsole(/status of (401|403|404)/);
  const creator = await site.creator();
  await publish(creator, 'First idea');
  await site.signIn(creator);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'First idea' })).toBeVisible();
  await admin(site, 'suspend', creator.username);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth\?direct=true/);
  await logIn(page, creator.username);
  await expect(toast(page)).toContainText('This account is suspended.');
  await expect
    .poll(async () => (await page.request.get(`/${creator.username}`)).status(), { timeout: 5_000 })
    .toBe(404);
  await page.goto(`/${creator.username}?lang=es`);
  await expect(page.getByText('Este tablero no existe o ya no se comparte.')).toBeVisible();
  await admin(site, 'unsuspend', creator.username);
  await expect
    .poll(async () => (await page.request.get(`/${creator.username}`)).status(), { timeout: 5_000 })
    .toBe(200);
});

test('the pages of a hidden board still load, with the header X-Robots-Tag: noindex', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'First idea');
  const pages = [`/${creator.username}`, `/creators/${creator.username}`, `/${creator.username}/roadmap`];
  const robots = () =>
    Promise.all(pages.map(async (one) => (await page.request.get(one)).headers()['x-robots-tag'] ?? 'none'));
  expect(new Set(await robots())).toEqual(new Set(['none']));
  await admin(site, 'hide', creator.username);
  await expect.poll(async () => new Set(await robots()), { timeout: 5_000 }).toEqual(new Set(['noindex']));
  await page.goto(`/${creator.username}`);
  await expect(page.getByRole('heading', { name: 'First idea' })).toBeVisible();
  await admin(site, 'unhide', creator.username);
  await expect.poll(async () => new Set(await robots()), { timeout: 5_000 }).toEqual(new Set(['none']));
});

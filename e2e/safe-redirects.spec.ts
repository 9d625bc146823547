import type { Page } from '@playwright/test';

import { logIn } from './auth-form.ts';
import { expect, test } from './site.ts';

const hostile = [
  '/\\evil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
];

const storeRedirect = (page: Page, redirectPath: string, lifetimeMs = 60_000) =>
  page.evaluate(
    ([path, expiresAt]) => {
      localStorage.setItem('redirectAfterAuth', path);
      localStorage.setItem('voteIntent', JSON.stringify({ expiresAt }));
    },
    [redirectPath, Date.now() + lifetimeMs] as const,
  );

test('a referrer that leads to another site is ignored after login', async ({ page, site }) => {
  const fan = await site.fan();
  const asked: string[] = [];
  page.on('request', (request) => new URL(request.url()).hostname.includes('evil') && asked.push(request.url()));
  await page.goto(`/auth?referrer=${encodeURIComponent('//evil.example')}`);
  await logIn(page, fan.username);
  await expect(page).toHaveURL(`${site.origin}/`);
  // Unsafe referrers are also ignored for a logged-in fan.
  for (const referrer of hostile) {
    await page.goto(`/auth?referrer=${encodeURIComponent(referrer)}`);
    await expect(page).toHaveURL(`${site.origin}/`);
  }
  await storeRedirect(page, '//evil.example');
  await page.goto('/auth?referrer=/explore');
  await expect(page).toHaveURL(`${site.origin}/explore`);
  expect(asked).toEqual([]);
  expect(await site.query('SELECT FROM sessions WHERE account_id = $1', [fan.id])).toHaveLength(2);
});

test("login redirects to the stored path once, otherwise to the referrer, otherwise to the start page of the user's role", async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  await page.goto('/auth');
  await storeRedirect(page, '/explore?from=store');
  await page.goto('/auth?referrer=/profile');
  await logIn(page, creator.username);
  await expect(page).toHaveURL(`${site.origin}/explore?from=store`);
  expect(await page.evaluate(() => localStorage.getItem('redirectAfterAuth'))).toBeNull();

  // An expired path is ignored.
  await storeRedirect(page, '/explore?from=store', -1);
  await page.goto('/auth?referrer=/profile');
  await expect(page).toHaveURL(`${site.origin}/profile`);

  // A logged-in creator skips the login page and is redirected in the same order of precedence.
  await page.goto('/auth?referrer=/profile');
  await expect(page).toHaveURL(`${site.origin}/profile`);
  await page.goto('/auth');
  await expect(page).toHaveURL(`${site.origin}/dashboard`);
  await page.goto(`/creators/${creator.username}/auth`);
  await expect(page).toHaveURL(`${site.origin}/creators/${creator.username}`);
  await page.goto('/auth?referrer=/auth');
  await expect(page).toHaveURL(`${site.origin}/dashboard`);

  // A private page redirects to the login page, which returns to it after login.
  await site.signOut();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/auth\?direct=true/);
  await expect(page.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true');
  await logIn(page, creator.username);
  await expect(page).toHaveURL(`${site.origin}/profile`);
  expect(await site.query('SELECT FROM sessions WHERE account_id = $1', [creator.id])).toHaveLength(3);
});

test('a user whose session ended while a page was open reaches the login form without a redirect loop', async ({
  page,
  site,
}) => {
  site.allowConsole(/status of 401/);
  const creator = await site.creator();
  await site.signIn(creator);
  await page.goto('/explore');
  await page.getByRole('button', { name: `Hi, ${creator.username}` }).click();
  await site.query('DELETE FROM sessions WHERE account_id = $1', [creator.id]);
  // The server caches sessions for a few seconds.
  await expect.poll(async () => (await page.request.get('/api/user')).status(), { timeout: 40_000 }).toBe(401);
  await page.getByRole('dialog').getByRole('link', { name: 'Go to Dashboard' }).click();
  await expect(page).toHaveURL(/\/auth\?direct=true/);
  await logIn(page, creator.username);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await site.query('SELECT FROM sessions WHERE account_id = $1', [creator.id])).toHaveLength(1);
});

test('a click on a login link replaces an older stored return path', async ({ page, site }) => {
  const creator = await site.creator();
  const fan = await site.fan();
  const board = `/${creator.username}`;
  const header = page.getByRole('banner');
  const dialog = page.getByRole('dialog');
  const links: Record<string, () => Promise<void>> = {
    'the chip in the header': () => header.getByRole('link', { name: 'Log in' }).click(),
    'the site menu': async () => {
      await header.getByRole('button', { name: 'Menu' }).click();
      await dialog.getByRole('link', { name: 'Log in' }).click();
    },
    'the login sheet': async () => {
      await page.locator('.dock').getByRole('button', { name: 'Suggest an idea' }).click();
      await dialog.getByRole('link', { name: 'Go to the login page' }).click();
    },
  };
  for (const [place, follow] of Object.entries(links)) {
    await page.goto(board);
    await storeRedirect(page, '/explore?from=store');
    await follow();
    await expect(page).toHaveURL(/\/auth\?/);
    await expect(dialog).toHaveCount(0);
    await logIn(page, fan.username);
    await expect(page, place).toHaveURL(site.origin + board);
    await site.signOut();
  }
});

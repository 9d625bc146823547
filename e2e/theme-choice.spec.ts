import type { Page } from '@playwright/test';

import { publish } from './accounts.ts';
import { voteButton } from './chart-page.ts';
import { expect, test } from './site.ts';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const html = (page: Page) => page.locator('html');

/** Records the theme when the body element is created, before the first paint. */
async function watchFirstTheme(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { firstTheme: document.documentElement.dataset.theme ?? 'system' });
    }).observe(document, { childList: true, subtree: true });
  });
}
const firstTheme = (page: Page) => page.evaluate(() => (window as unknown as { firstTheme: string }).firstTheme);

test('the chosen theme is stored and applied before the first paint', async ({ page, context, site }) => {
  const fan = await site.fan();
  await site.signIn(fan);
  await watchFirstTheme(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/explore');
  expect(await firstTheme(page)).toBe('system');
  const dark = await background(page);

  await page.getByRole('button', { name: 'Theme: same as device. Change' }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  const light = await background(page);
  expect(light).not.toBe(dark);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  expect((await context.cookies()).find(({ name }) => name === 'theme')?.value).toBe('light');

  await page.reload();
  expect(await firstTheme(page)).toBe('light');
  expect(await background(page)).toBe(light);
  await page.goto('/profile');
  expect(await firstTheme(page)).toBe('light');

  await page.goto('/explore');
  await page.getByRole('button', { name: 'Theme: light. Change' }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await background(page)).toBe(dark);
  await page.getByRole('button', { name: 'Theme: dark. Change' }).click();
  await expect(html(page)).not.toHaveAttribute('data-theme');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background(page)).toBe(light);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
  // The theme is stored in the browser, not in the account.
  expect(await site.query('SELECT profile_background FROM accounts WHERE id = $1', [fan.id])).toEqual([
    { profile_background: 'gradient-1' },
  ]);
});

test('theme, language and login state are kept when a page fails to load', async ({ page, site }) => {
  site.allowConsole(/Failed to load resource|Failed to fetch/);
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto('/explore');
  await page.getByRole('button', { name: 'Theme: same as device. Change' }).click();
  await page.getByRole('link', { name: 'ES, cambiar a español' }).click();
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await page.route('**/profile.data*', (route) => route.abort());
  await page.evaluate(() => {
    history.pushState({}, '', '/profile');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('heading', { name: 'No pudimos cargar esta página' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await expect(html(page)).toHaveAttribute('data-signed-in');
  await expect(page.getByRole('button', { name: `Hola, ${fan.username}` })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explorar');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
});

test('a page whose HTML a browser extension changed before hydration keeps the theme, and its vote button responds', async ({
  page,
  site,
}) => {
  // React reports the mismatch and creates the document again.
  site.allowConsole(/Minified React error #418/);
  const creator = await site.creator();
  await publish(creator, 'An idea');
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1');
      if (!heading) return;
      observer.disconnect();
      heading.textContent = 'Translated by an extension';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/${creator.username}`);
  await expect(page.getByRole('heading', { name: creator.username })).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await voteButton(page, 'An idea').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

import type { Page } from '@playwright/test';

import { expect, test } from './site.ts';

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const html = (page: Page) => page.locator('html');

/** The theme at the moment the body begins: before anything of it can be painted. */
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

test('the chosen theme is kept and is there before the first paint', async ({ page, context, site }) => {
  const fan = await site.fan();
  await site.signIn(fan);
  await watchFirstTheme(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/explore');
  expect(await firstTheme(page)).toBe('system');
  const dark = await background(page);

  await page.getByRole('button', { name: 'Theme: as your device. Switch' }).click();
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
  await page.getByRole('button', { name: 'Theme: light. Switch' }).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  expect(await background(page)).toBe(dark);
  await page.getByRole('button', { name: 'Theme: dark. Switch' }).click();
  await expect(html(page)).not.toHaveAttribute('data-theme');
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background(page)).toBe(light);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('system');
  // A matter of this browser: the account knows nothing of it.
  expect(await site.query('SELECT profile_background FROM accounts WHERE id = $1', [fan.id])).toEqual([
    { profile_background: 'gradient-1' },
  ]);
});

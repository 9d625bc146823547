import type { Page } from '@playwright/test';

import { newName, password } from './accounts.ts';
import { creatorRole, usernameField } from './auth-form.ts';
import { expect, test } from './site.ts';

const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    const { words, outline } = await focused(page).evaluate((element) => ({
      words:
        element.getAttribute('aria-label') ??
        (element as HTMLInputElement).labels?.[0]?.textContent ??
        element.textContent,
      outline: getComputedStyle(element.matches('.role input') ? (element.parentElement ?? element) : element)
        .outlineStyle,
    }));
    expect(outline, 'focus outline').toBe('solid');
    if (name.test(words ?? '')) return;
  }
  throw new Error(`Tab did not reach ${name}`);
}

test('a fan signs up, uses the menu and logs in with the keyboard only', async ({ page, site }) => {
  const username = newName('keys');
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Skip to the form');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Log in$/);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign up' })).toBeFocused();
  await tabTo(page, /As a fan/);
  await page.keyboard.press('ArrowRight');
  await expect(creatorRole(page)).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, /^Username/);
  await page.keyboard.type(username);
  await tabTo(page, /^Password/);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.origin}/`);

  await page.goto('/explore');
  const chip = page.getByRole('button', { name: `Hi, ${username}` });
  await expect(chip).toBeVisible();
  await tabTo(page, new RegExp(`Hi, ${username}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await tabTo(page, /^Log out$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('You’re logged out');

  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  await tabTo(page, /^Username/);
  await page.keyboard.type(username);
  await tabTo(page, /^Password/);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText(`Welcome back, ${username}`);
  await expect(usernameField(page)).toHaveCount(0);
  expect(
    await site.query('SELECT role FROM accounts JOIN sessions ON account_id = id WHERE username = $1', [username]),
  ).toEqual([{ role: 'audience' }]);
});

import type { Page } from '@playwright/test';

import { expect, test } from './site.ts';

const question =
  'Are you sure you want to become a creator? You will be able to start managing your own ideas leaderboard.';

async function askToBecome(page: Page) {
  await page.getByRole('button', { name: 'Become a creator' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(question);
  return dialog;
}

test('a fan becomes a creator on the profile page and is redirected to the dashboard', async ({ page, site }) => {
  const fan = await site.fan();
  const roleAndBoards = () =>
    site.query(
      'SELECT role, (SELECT count(*)::int FROM boards WHERE creator_id = a.id) FROM accounts a WHERE id = $1',
      [fan.id],
    );
  await site.signIn(fan);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fan.username);
  await expect(page.getByRole('heading', { name: 'Edit profile' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to Explore' })).toHaveAttribute('href', '/explore');
  await site.expectAccessible();

  const dialog = await askToBecome(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(await roleAndBoards()).toEqual([{ role: 'audience', count: 0 }]);

  await askToBecome(page);
  const pressedAt = Date.now();
  await dialog.getByRole('button', { name: 'Become a creator' }).click();
  await expect(page.locator('.toast')).toContainText('Account updated to content creator');
  await page.waitForURL('**/dashboard');
  // The toast stays visible for 1.5 s before the redirect.
  expect(Date.now() - pressedAt).toBeGreaterThanOrEqual(1_500);
  await expect(page.getByText(`@${fan.username}`)).toHaveCount(1);
  expect(await roleAndBoards()).toEqual([{ role: 'creator', count: 1 }]);

  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Edit profile' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Become a creator' })).toHaveCount(0);
});

test('a fan who opens the dashboard sees that it is only for creators and can become a creator there', async ({
  page,
  site,
}) => {
  site.allowConsole(/status of 403/);
  const fan = await site.fan();
  await site.signIn(fan);
  const answer = await page.goto('/dashboard');
  expect(answer?.status()).toBe(403);
  await expect(page.getByText('Restricted access - This section is only for content creators.')).toBeVisible();
  const dialog = await askToBecome(page);
  await dialog.getByRole('button', { name: 'Become a creator' }).click();
  await expect(page.getByRole('tab', { name: /^My ideas/ })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await site.query('SELECT role FROM accounts WHERE id = $1', [fan.id])).toEqual([{ role: 'creator' }]);
});

test('a failed role change shows an error in Spanish and keeps the role', async ({ page, context, site }) => {
  site.allowConsole(/status of 500/);
  const fan = await site.fan();
  await site.signIn(fan);
  await context.addCookies([{ name: 'language', value: 'es', url: site.origin }]);
  await page.route('**/api/user/role', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'Algo ha fallado' } }),
  );
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Convertirme en creador' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Convertirme en creador' }).click();
  await expect(page.locator('.toast')).toContainText('Error al actualizar rol');
  await expect(page.locator('.toast')).toContainText('Algo ha fallado');
  await expect(page.getByRole('button', { name: 'Convertirme en creador' })).toBeEnabled();
  expect(await site.query('SELECT role FROM accounts WHERE id = $1', [fan.id])).toEqual([{ role: 'audience' }]);
});

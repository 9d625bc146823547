import path from 'node:path';

import type { Locator, Page } from '@playwright/test';

import { publish } from './accounts.ts';
import { toast } from './chart-page.ts';
import { chooseAction } from './dashboard-page.ts';
import { expect, test } from './site.ts';

const file = path.join(import.meta.dirname, '../web/public/icon-512.png');

/** Chooses a file, crops it with the keyboard and uploads it. */
async function upload(page: Page, field: Locator): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await field.getByRole('button', { name: /Choose a picture|Replace/ }).click();
  await (await chooser).setFiles(file);
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  const zoom = dialog.getByRole('slider', { name: 'Zoom' });
  await zoom.focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('slider', { name: 'Left and right' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(toast(page)).toContainText('Picture updated', { timeout: 30_000 });
  await expect(dialog).toBeHidden();
}

test('a creator uploads, crops and removes a profile picture and sets a display name', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'Sourdough in space');
  await site.signIn(creator);
  await page.goto('/profile');
  const field = page.getByRole('group', { name: 'Profile picture' });
  await expect(field.locator('.avatar')).toHaveText(creator.username.charAt(0).toUpperCase());
  await upload(page, field);
  await expect(field.locator('.avatar img')).toHaveAttribute('src', /^\/pictures\/[0-9a-f]{32}-medium\.webp$/);
  await site.expectAccessible();
  await page.getByLabel('Display name').fill('Ana bakes');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Profile updated');
  await expect(page.getByRole('banner')).toContainText('Ana bakes');

  await page.goto(`/${creator.username}/roadmap`);
  await expect(page.getByText('ideas that Ana bakes')).toBeVisible();
  await page.goto(`/${creator.username}`);
  await expect(page.getByRole('heading', { level: 1, name: `Ana bakes @${creator.username}` })).toBeVisible();
  const avatar = page.locator('.who .avatar img');
  await expect(avatar).toBeVisible();
  expect(await avatar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(192);
  const [account] = await site.query<{ avatar: string; display_name: string }>(
    'SELECT avatar, display_name FROM accounts WHERE id = $1',
    [creator.id],
  );
  expect(account?.avatar).toMatch(/^[0-9a-f]{32}$/);
  expect(account?.display_name).toBe('Ana bakes');

  await page.goto('/profile');
  await field.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page)).toContainText('Picture removed');
  await expect(field.locator('.avatar')).toHaveText('A');
  expect(await site.query('SELECT avatar FROM accounts WHERE id = $1', [creator.id])).toEqual([{ avatar: null }]);
});

test('a creator adds a picture to an idea and a banner to the board, and fans see both', async ({ page, site }) => {
  const creator = await site.creator();
  const [id] = await publish(creator, 'Tortilla', 'Paella');
  await site.signIn(creator);
  await page.goto('/dashboard');
  await chooseAction(page, 'Tortilla', 'Edit idea');
  const dialog = page.getByRole('dialog', { name: 'Edit idea' });
  const field = dialog.getByRole('group', { name: 'Picture' });
  await upload(page, field);
  await expect(field.locator('.thumb')).toBeVisible();
  await site.expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.goto('/dashboard/settings');
  await upload(page, page.getByRole('group', { name: 'Banner' }));

  await page.goto(`/${creator.username}`);
  const row = page.locator('.row', { hasText: 'Tortilla' });
  await expect(row.locator('.thumb')).toBeVisible();
  expect(await row.locator('.thumb').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  await expect(page.locator('.row', { hasText: 'Paella' }).locator('.thumb')).toHaveCount(0);
  await expect(page.locator('.who .banner')).toBeVisible();
  await site.expectAccessible();
  expect(
    await site.query(
      'SELECT i.picture <> b.banner AS differ FROM ideas i JOIN boards b ON b.creator_id = i.creator_id WHERE i.id = $1',
      [id],
    ),
  ).toEqual([{ differ: true }]);
});

test('a file that is not a picture is refused before it is uploaded', async ({ page, site }) => {
  const creator = await site.creator();
  await site.signIn(creator);
  await page.goto('/profile');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  await (await chooser).setFiles({ name: 'face.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('dialog').getByText(/We can’t read this file/)).toBeVisible();
  expect(await site.query('SELECT FROM picture_uploads WHERE account_id = $1', [creator.id])).toEqual([]);
});

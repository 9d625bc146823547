import type { Page } from '@playwright/test';

import { newName, password } from './accounts.ts';
import { passwordField, usernameField } from './auth-form.ts';
import { ideaRows } from './dashboard-page.ts';
import { expect, test } from './site.ts';

type Effort = { taps: number; fields: number };

/** Counts real taps on anything but fields, and the fields that were filled in, over all pages of the story. */
async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  await page.addInitScript(() => {
    const isField = (target: EventTarget | null) =>
      target instanceof HTMLElement && target.closest('input, textarea, select, label') !== null;
    const add = (key: string, value: string) => {
      const known = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
      sessionStorage.setItem(key, JSON.stringify([...known, value]));
    };
    addEventListener('click', ({ target, isTrusted }) => isTrusted && !isField(target) && add('taps', 'tap'), true);
    addEventListener('change', ({ target }) => add('fields', (target as HTMLInputElement).name || 'ideas'), true);
  });
  return () =>
    page.evaluate(() => {
      const listOf = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
      return { taps: listOf('taps').length, fields: new Set(listOf('fields')).size };
    });
}

test('a newcomer on the landing page has three ideas published and the link copied with at most six taps and four fields', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const readEffort = await countEffort(page);
  const username = newName('maker');
  await page.goto('/');
  await page.getByRole('link', { name: 'Start for free' }).first().click();
  await usernameField(page).fill(username);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL(`${site.origin}/dashboard/start`);
  const box = page.getByLabel('Your ideas, one per line');
  await expect(box).toBeFocused();
  await box.fill('Sourdough that survives a night bus\nMy grandmother rates shop cakes\nEvery bread in one tin');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('listitem')).toHaveText([
    /Sourdough that survives a night bus$/,
    /My grandmother rates shop cakes$/,
    /Every bread in one tin$/,
    /A fan’s suggestion could land here$/,
  ]);
  await page.getByRole('button', { name: 'Publish my board' }).click();

  await expect(page).toHaveURL(`${site.origin}/dashboard/live`);
  await expect(page.getByRole('heading', { name: 'Your board is live.' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy Your link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const effort = await readEffort();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.origin}/${username}`);
  expect(effort).toEqual({ taps: 4, fields: 3 });
  expect(effort.taps).toBeLessThanOrEqual(6);
  expect(effort.fields).toBeLessThanOrEqual(4);
  await site.expectAccessible();

  await page.getByRole('link', { name: 'Go to my ideas' }).click();
  await expect(page).toHaveURL(`${site.origin}/dashboard`);
  await expect(ideaRows(page)).toHaveCount(3);
  expect(
    await site.query(
      `SELECT i.title FROM ideas i JOIN accounts a ON a.id = i.creator_id WHERE a.username = $1 ORDER BY i.id`,
      [username],
    ),
  ).toEqual([
    { title: 'Sourdough that survives a night bus' },
    { title: 'My grandmother rates shop cakes' },
    { title: 'Every bread in one tin' },
  ]);
});

test('the first run names duplicates and long lines, keeps the draft after a failure and a reload, and can be skipped', async ({
  page,
  site,
}) => {
  site.allowConsole(/Failed to load resource/);
  const creator = await site.creator();
  await site.signIn(creator);
  await page.goto('/dashboard/start');
  const box = page.getByLabel('Your ideas, one per line');
  const publishing = page.getByRole('button', { name: 'Publish my board' });
  await expect(publishing).toBeDisabled();
  await site.expectAccessible();

  await box.fill('Bread\nbread');
  await expect(box).toHaveAccessibleDescription('“bread”: it’s here twice');
  await expect(publishing).toBeDisabled();
  await box.fill(`Bread\n${'x'.repeat(101)}`);
  await expect(box).toHaveAccessibleDescription(/Title must be 100 characters or less/);
  await box.fill(Array.from({ length: 11 }, (_, n) => `Idea ${n}`).join('\n'));
  await expect(box).toHaveAccessibleDescription('Start with up to 10. You can add the rest later.');
  await site.expectAccessible();

  await box.fill('Bread\n');
  await expect(page.getByText('Two more make a real contest')).toBeVisible();
  await page.route('**/api/ideas/bulk*', (route) => route.abort());
  await publishing.click();
  await expect(page.locator('.toast')).toContainText('We couldn’t add the ideas');
  await page.reload();
  await expect(box).toHaveValue('Bread\n');
  expect(await site.query('SELECT FROM ideas WHERE creator_id = $1', [creator.id])).toEqual([]);

  await page.unroute('**/api/ideas/bulk*');
  await page.getByRole('link', { name: 'Skip for now' }).click();
  await expect(page).toHaveURL(`${site.origin}/dashboard`);
  await page.goto('/dashboard/start');
  await expect(box).toHaveValue('Bread\n');
  await publishing.click();
  await expect(page.getByText('One idea, no votes yet.')).toBeVisible();
  await page.goto('/dashboard/start');
  await site.expectAwake();
  await expect(box).toHaveValue('');
  expect(await site.query('SELECT title FROM ideas WHERE creator_id = $1', [creator.id])).toEqual([{ title: 'Bread' }]);
});

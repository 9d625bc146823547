import type { Page } from '@playwright/test';
import { updateProfile } from '@upnext/contract/identity/accounts';

import { publish, type Account } from './accounts.ts';
import { expect, test } from './site.ts';

const profileColumns = `SELECT profile_description, youtube_url, website_url, profile_background FROM accounts WHERE id = $1`;

const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const reset = (page: Page) => page.getByRole('button', { name: 'Reset', exact: true });
const preview = (page: Page, { username }: Account) =>
  page.getByRole('figure', { name: `Preview of ${username}’s public board` });

async function choose(page: Page, background: string) {
  await page.getByText(background, { exact: true }).click();
}

test('a creator edits their profile and sees a live preview', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'Sourdough in space', 'A bread for every letter');
  await site.signIn(creator);
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: 'Back to dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(save(page)).toBeDisabled();
  await expect(reset(page)).toBeDisabled();
  await expect(preview(page, creator)).toContainText('Sourdough in space');
  await site.expectAccessible();

  const description = page.getByLabel('Description');
  await expect(description).toHaveAttribute('rows', '4');
  await description.fill('Bread, slowly.');
  await expect(page.getByText('14/500 characters')).toBeVisible();
  await choose(page, 'Green and teal');
  await expect(preview(page, creator)).toContainText('Bread, slowly.');
  await expect(preview(page, creator)).toHaveClass(/background-gradient-3/);
  await expect(save(page)).toBeEnabled();

  await reset(page).click();
  await expect(description).toHaveValue('');
  await expect(preview(page, creator)).toHaveClass(/background-gradient-1/);
  await expect(save(page)).toBeDisabled();

  await description.fill('Bread, slowly.');
  await page.getByLabel('YouTube').fill('youtube.com/@bread');
  await choose(page, 'Dots');
  await save(page).click();
  await expect(page.locator('.toast')).toContainText('Profile updated');
  await expect(save(page)).toBeDisabled();
  await expect(reset(page)).toBeDisabled();
  expect(await site.query(profileColumns, [creator.id])).toEqual([
    {
      profile_description: 'Bread, slowly.',
      youtube_url: 'https://youtube.com/@bread',
      website_url: null,
      profile_background: 'pattern-1',
    },
  ]);

  const [board] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Open your board' }).click(),
  ]);
  await expect(board).toHaveURL(`/${creator.username}`);
  await expect(board.getByText('Bread, slowly.')).toBeVisible();
  await expect(board.locator('.page')).toHaveClass(/background-pattern-1/);

  // Smooth scrolling would move the button away during a click.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/profile');
  await site.expectAwake();
  await page.getByLabel('Description').fill('');
  await page.getByLabel('YouTube').fill('');
  await save(page).click();
  await expect(page.locator('.toast')).toContainText('Profile updated');
  // The previous save's toast may still be visible, so check the database.
  await expect
    .poll(() => site.query(profileColumns, [creator.id]))
    .toMatchObject([{ profile_description: null, youtube_url: null }]);
});

test('invalid profile fields show errors and are not saved', async ({ page, site }) => {
  const creator = await site.creator();
  await site.signIn(creator);
  await page.goto('/profile');
  await page.getByLabel('Website').fill('javascript:alert(1)');
  await page.getByLabel('Profile image').fill('my-picture.png');
  await page.getByLabel('Description').fill('b'.repeat(501));
  await save(page).click();
  await expect(page.getByText('Enter a full link, such as https://example.com/you')).toHaveCount(2);
  await expect(page.getByText('Description must be 500 characters or less')).toBeVisible();
  await expect(page.getByLabel('Description')).toBeFocused();
  await expect(page.getByLabel('Website')).toHaveAttribute('aria-invalid', 'true');
  await site.expectAccessible();
  expect(await site.query(profileColumns, [creator.id])).toMatchObject([
    { profile_description: null, website_url: null },
  ]);
});

test('a failed save of the profile keeps the input', async ({ page, site }) => {
  site.allowConsole(/status of 503/);
  const creator = await site.creator();
  await site.signIn(creator);
  await page.goto('/profile');
  await page.route('**/api/user/profile', (route) =>
    route.fulfill({ status: 503, json: { code: 'busy', message: 'Try again in a few seconds' } }),
  );
  await page.getByLabel('Description').fill('Kept');
  await save(page).click();
  await expect(page.locator('.toast')).toContainText('Profile not updated');
  await expect(page.locator('.toast')).toContainText('Try again in a few seconds');
  await expect(page.getByLabel('Description')).toHaveValue('Kept');
  await expect(save(page)).toBeEnabled();
  expect(await site.query(profileColumns, [creator.id])).toMatchObject([{ profile_description: null }]);
});

test('text typed while React is hydrating the profile page is kept', async ({ page, site }) => {
  await site.signIn(await site.creator());
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.addInitScript(() => {
    // React adds its properties to an element when it has rendered it, and attaches the form's fields later.
    const timer = setInterval(() => {
      const field = document.querySelector<HTMLTextAreaElement>('[name="profileDescription"]');
      if (!field || !Object.keys(field).some((key) => key.startsWith('__reactProps'))) return;
      clearInterval(timer);
      field.value = 'Typed in between';
    }, 0);
  });
  await page.goto('/profile');
  await expect(save(page)).toBeEnabled();
  await expect(page.getByLabel('Description')).toHaveValue('Typed in between');
});

test('leaving the profile page with unsaved changes asks for confirmation', async ({ page, site }) => {
  const creator = await site.creator();
  await site.signIn(creator);
  await page.goto('/profile');
  await site.expectAwake();
  await page.getByLabel('Description').fill('Not yet');
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByLabel('Description')).toHaveValue('Not yet');
  await page.getByRole('link', { name: 'Back to dashboard' }).click();
  await dialog.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await site.query(profileColumns, [creator.id])).toMatchObject([{ profile_description: null }]);
});

test('the profile page redirects a visitor to the login page with a return path', async ({ page, site }) => {
  await page.goto('/profile');
  await expect(page).toHaveURL(`${site.origin}/auth?direct=true&referrer=%2Fprofile`);
});

test('text typed on the profile page before the scripts load is kept and can be saved', async ({ page, site }) => {
  const creator = await site.creator();
  await creator.call(updateProfile, { body: { profileDescription: 'Bread.', websiteUrl: 'https://example.com/' } });
  await site.signIn(creator);
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/profile', { waitUntil: 'commit' });
  const description = page.getByLabel('Description');
  await expect(description).toHaveValue('Bread.');
  await description.fill('Bread, early.');
  scripts.resolve();
  await expect(save(page)).toBeEnabled();
  await expect(description).toHaveValue('Bread, early.');
  await expect(page.getByLabel('Website')).toHaveValue('https://example.com/');
  await save(page).click();
  await expect(save(page)).toBeDisabled();
  await expect(description).toHaveValue('Bread, early.');
  expect(await site.query(profileColumns, [creator.id])).toMatchObject([
    { profile_description: 'Bread, early.', website_url: 'https://example.com/' },
  ]);
});

import type { Page } from '@playwright/test';
import { updateBoard } from '@upnext/contract/boards/boards';
import { approveSuggestion } from '@upnext/contract/boards/suggestions';

import { publish } from './accounts.ts';
import { logIn, logInOnSheet } from './auth-form.ts';
import { remembered, row, titles, toast, voteButton } from './chart-page.ts';
import { expect, test } from './site.ts';

const suggest = (page: Page) => page.locator('.dock, .who-acts').getByRole('button', { name: 'Suggest an idea' });
const titleField = (page: Page) => page.getByLabel('Title');
const descriptionField = (page: Page) => page.getByLabel('What would you like to see?');
const send = (page: Page) => page.getByRole('button', { name: 'Send' });

async function openDialog(page: Page): Promise<void> {
  await suggest(page).filter({ visible: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('a fan suggests an idea, the creator approves it, and the fan votes for it on the chart', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  await publish(creator, 'Published before');
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`/${creator.username}`);
  await expect(page.getByText(`Hi, ${fan.username}`)).toBeAttached();
  await expect(page.locator('.row-open')).toContainText('Yours could be 2nd');
  await page.locator('.row-open').getByRole('button', { name: 'Suggest an idea' }).click();
  const dialog = page.getByRole('dialog', { name: `Suggest an idea to ${creator.username}` });
  await expect(titleField(page)).toBeFocused();
  await titleField(page).fill('  Gazpacho without gravity ');
  await descriptionField(page).fill('On a parabolic flight 👩‍🚀');
  await expect(dialog).toContainText('23/280 characters');
  await site.expectAccessible();
  const sentAt = Date.now();
  await send(page).click();
  await expect(dialog).toContainText('Thank you for your suggestion');
  await expect(dialog).toContainText(`We’ve sent it to ${creator.username} for approval.`);
  await expect(dialog).toBeHidden();
  expect(Date.now() - sentAt).toBeGreaterThanOrEqual(1_500);
  await expect(page.locator('.row-open').getByRole('button')).toBeFocused();
  await expect(toast(page)).toContainText('Thank you for your suggestion');
  await expect(toast(page)).toContainText('It’s in your profile, under Suggestions.');
  expect(await titles(page)).toEqual(['Published before']);
  expect(await remembered(page, 'suggestionDraft')).toBeNull();
  const [idea] = await site.query<{ id: number; title: string; status: string }>(
    'SELECT id::int, title, status FROM ideas WHERE suggested_by = $1',
    [fan.id],
  );
  expect(idea).toMatchObject({ title: 'Gazpacho without gravity', status: 'pending' });

  await creator.call(approveSuggestion, { params: { id: String(idea?.id) } });
  await page.reload();
  await expect(row(page, 'Gazpacho without gravity')).toContainText(`idea by @${fan.username}`);
  await voteButton(page, 'Gazpacho without gravity').click();
  await expect.poll(() => titles(page)).toEqual(['Gazpacho without gravity', 'Published before']);
  expect(await site.query('SELECT status, votes::int FROM ideas WHERE id = $1', [idea?.id])).toEqual([
    { status: 'approved', votes: 1 },
  ]);
});

test('the suggestion dialog shows field errors and keeps its input after a failed request', async ({ page, site }) => {
  const creator = await site.creator();
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`/${creator.username}`);
  await expect(page.getByRole('heading', { name: 'First place is up for grabs.' })).toBeVisible();
  await page.getByRole('button', { name: 'Suggest the first idea' }).click();
  await send(page).click();
  await expect(toast(page)).toContainText('Incomplete fields');
  await titleField(page).fill('ab');
  await descriptionField(page).fill('too short');
  await send(page).click();
  await expect(toast(page)).toContainText('Invalid fields');
  await expect(page.getByText('Title must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Description must be at least 10 characters')).toBeVisible();
  await titleField(page).fill('x'.repeat(101));
  await descriptionField(page).fill('y'.repeat(281));
  await expect(page.getByText('Title cannot exceed 100 characters')).toBeVisible();
  await expect(page.getByText('Description cannot exceed 280 characters')).toBeVisible();

  await titleField(page).fill('A title that is fine');
  await descriptionField(page).fill('A description that is fine');
  site.allowConsole(/Failed to load resource/);
  await page.route('**/suggest', (route) => route.abort());
  await send(page).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Check your connection and try again.');
  await expect(toast(page)).toContainText('Error submitting suggestion');

  // The dialog can't be closed while the request is pending.
  await page.unroute('**/suggest');
  let release = () => {};
  await page.route('**/suggest', async (route) => {
    await new Promise<void>((resolve) => (release = resolve));
    await route.continue();
  });
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click({ force: true });
  await expect(titleField(page)).toHaveValue('A title that is fine');
  release();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await site.query('SELECT title FROM ideas WHERE suggested_by = $1', [fan.id])).toEqual([
    { title: 'A title that is fine' },
  ]);
});

test('on /creators/:username, a suggestion needs only a title', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'Published before');
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`/creators/${creator.username}`);
  await page.getByRole('button', { name: 'Suggest an idea' }).filter({ visible: true }).first().click();
  await send(page).click();
  await expect(toast(page)).toContainText('Incomplete fields');
  await expect(page.getByText('Title is required')).toBeVisible();
  await titleField(page).fill('x'.repeat(101));
  await expect(page.getByText('Title must be 100 characters or less')).toBeVisible();
  await titleField(page).fill('Hi');
  await site.expectAccessible();
  await send(page).click();
  await expect(page.getByRole('dialog')).toContainText('Thank you for your suggestion');
  expect(await site.query('SELECT title, description FROM ideas WHERE suggested_by = $1', [fan.id])).toEqual([
    { title: 'Hi', description: '' },
  ]);
});

test('a visitor who suggests an idea is asked to log in over the board, and the suggestion dialog opens after login', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const fan = await site.fan();
  await page.goto(`/${creator.username}`);
  await openDialog(page);
  const dialog = page.getByRole('dialog', { name: 'Login required' });
  await expect(dialog).toContainText('You need an account to suggest ideas to this creator.');
  await site.expectAccessible();
  // Closed: the dialog doesn't open after a login for something else. A sheet can't be closed while it opens.
  await expect(dialog.locator('[data-opening]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(dialog).toBeHidden();
  expect(await remembered(page, 'suggestionDraft')).toBeNull();
  await openDialog(page);
  await logInOnSheet(page, fan.username);
  await expect(page.getByRole('dialog', { name: `Suggest an idea to ${creator.username}` })).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/${creator.username}`);

  // The session ends while the fan is typing. The draft is restored after login.
  await titleField(page).fill('Written before the end');
  await descriptionField(page).fill('And not lost with the session');
  await page.request.post('/api/logout', { headers: { 'x-requested-with': 'XMLHttpRequest', origin: site.origin } });
  site.allowConsole(/status of 401/);
  await send(page).click();
  await expect(dialog).toContainText('Your draft is saved in this browser.');
  // The login page leads back to the dialog, too.
  await dialog.getByRole('link', { name: 'Go to the login page' }).click();
  await expect(page).toHaveURL(`${site.origin}/auth?referrer=/${creator.username}`);
  // The address changes first, and the sheet has the same fields.
  await expect(dialog).toBeHidden();
  await logIn(page, fan.username);
  await expect(titleField(page)).toHaveValue('Written before the end');
  await expect(descriptionField(page)).toHaveValue('And not lost with the session');
  await send(page).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await site.query('SELECT title FROM ideas WHERE suggested_by = $1', [fan.id])).toEqual([
    { title: 'Written before the end' },
  ]);
});

test('a board that does not accept suggestions has no suggest button', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'An idea');
  const [board] = await site.query<{ id: string }>('SELECT id FROM boards WHERE creator_id = $1', [creator.id]);
  await creator.call(updateBoard, { params: { id: board?.id ?? '' }, body: { acceptsSuggestions: false } });
  for (const path of [`/${creator.username}`, `/creators/${creator.username}`]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'An idea' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Suggest/ })).toHaveCount(0);
    await expect(page.locator('.row-open')).toHaveCount(0);
  }
  expect(await site.query('SELECT accepts_suggestions FROM boards WHERE creator_id = $1', [creator.id])).toEqual([
    { accepts_suggestions: false },
  ]);
});

import type { Page } from '@playwright/test';
import { castVote } from '@upnext/contract/voting/votes';

import { newName, password, publish, type Account } from './accounts.ts';
import { passwordField, usernameField } from './auth-form.ts';
import { row, toast, voteButton } from './chart-page.ts';
import { countEffort } from './count-effort.ts';
import { giveAuthenticator } from './passkey.ts';
import { startProviderSite } from './provider-site.ts';
import { expect, test, type Site } from './site.ts';

const ideas = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth'].map(
  (name) => `${name} idea`,
);
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Your vote for “Seventh idea” is ready.' });

/** Opens a creator's shared link as a new visitor and scrolls to the seventh idea. */
async function openBoard(page: Page, site: Site, origin: string): Promise<{ creator: Account; id: number }> {
  const creator = await site.creator();
  const ids = await publish(creator, ...ideas);
  const id = ids[6]!;
  // With two votes each, the six ideas above keep their places.
  for (const fan of [await site.fan(), await site.fan()])
    for (const above of ids.slice(0, 6)) await fan.call(castVote, { params: { id: String(above) } });
  await page.goto(`${origin}/${creator.username}`);
  await voteButton(page, 'Seventh idea').scrollIntoViewIfNeeded();
  return { creator, id };
}

/** The vote is stored, and the page celebrates it in its row, which is on the screen. */
async function expectCelebrated(page: Page, site: Site, { creator, id }: { creator: Account; id: number }) {
  await expect(toast(page)).toContainText('Thank you for your vote!');
  await expect(toast(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  await expect(voteButton(page, 'Seventh idea')).toHaveAttribute('aria-pressed', 'true');
  await expect(row(page, 'Seventh idea').getByText('Your vote counts')).toBeInViewport({ ratio: 1 });
  expect(new URL(page.url()).pathname).toBe(`/${creator.username}`);
  expect(await site.query('SELECT votes::int FROM ideas WHERE id = $1', [id])).toEqual([{ votes: 1 }]);
}

test('with a provider, a newcomer votes in three taps, with at most one field', async ({ page, site }) => {
  const own = await startProviderSite(site);
  const effort = await countEffort(page, own.origin);
  own.provider.become(newName('subject'), newName('fan'));
  const board = await openBoard(page, site, own.origin);
  const scrolled = await page.evaluate(() => window.scrollY);
  await voteButton(page, 'Seventh idea').click();
  await expect(sheet(page)).toContainText('0 votes, 1 with yours');
  await expect(sheet(page)).toBeInViewport();
  await site.expectAccessible();
  await sheet(page).getByRole('button', { name: 'Continue with Acme' }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectCelebrated(page, site, board);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(200);
  expect(await effort()).toEqual({ taps: 3, fields: 0 });
});

test('with a provider that suggests no username, a newcomer votes in three taps and one field', async ({
  page,
  site,
}) => {
  const own = await startProviderSite(site);
  const effort = await countEffort(page, own.origin);
  own.provider.become(newName('subject'), '?');
  const board = await openBoard(page, site, own.origin);
  await voteButton(page, 'Seventh idea').click();
  await sheet(page).getByRole('button', { name: 'Continue with Acme' }).click();
  await usernameField(page).fill(newName('fan'));
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectCelebrated(page, site, board);
  expect(await effort()).toEqual({ taps: 3, fields: 1 });
});

test('with a passkey, a fan votes in two taps without a field and without leaving the page', async ({ page, site }) => {
  const fan = await site.fan();
  await site.signIn(fan);
  await giveAuthenticator(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password or a recovery code').fill(password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(toast(page)).toContainText('Passkey added');
  await site.signOut();

  const effort = await countEffort(page, site.origin);
  const board = await openBoard(page, site, site.origin);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await voteButton(page, 'Seventh idea').click();
  // This site has no provider, so the form to sign up is open. The passkey is one of the ways to log in.
  await sheet(page).getByRole('button', { name: 'Use a passkey' }).click();
  await expectCelebrated(page, site, board);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(await effort()).toEqual({ taps: 2, fields: 0 });
});

test('with a username and a password, a newcomer votes in three taps and two fields without leaving the page', async ({
  page,
  site,
}) => {
  const own = await startProviderSite(site);
  const effort = await countEffort(page, own.origin);
  const board = await openBoard(page, site, own.origin);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const scrolled = await page.evaluate(() => window.scrollY);
  await voteButton(page, 'Seventh idea').click();
  await sheet(page).getByRole('button', { name: 'Pick a username and password instead' }).click();
  await usernameField(page).fill(newName('fan'));
  await passwordField(page).fill(password);
  await site.expectAccessible();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expectCelebrated(page, site, board);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(200);
  expect(await effort()).toEqual({ taps: 3, fields: 2 });
});

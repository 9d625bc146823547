import type { Page } from '@playwright/test';
import { createShareLink } from '@upnext/contract/boards/share-links';

import { newName, publish } from './accounts.ts';
import { createAccount } from './auth-form.ts';
import { toast, voteButton } from './chart-page.ts';
import { expect, test } from './site.ts';

/** Opens a page and delays its scripts until the returned function is called. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const { promise: letIn, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await letIn;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // Wait for the styles, because both the phone and the desktop buttons are visible without them.
  const isStyled = () => [...document.querySelectorAll('link')].some(({ rel, sheet }) => rel === 'stylesheet' && sheet);
  await expect.poll(() => page.evaluate(isStyled)).toBe(true);
  return resolve;
}

test('votes clicked before the scripts load are each cast once after they load', async ({ page, site }) => {
  const creator = await site.creator();
  const ids = await publish(creator, 'First idea', 'Second idea', 'Third idea');
  await site.signIn(await site.fan());
  const letIn = await openBeforeScripts(page, `/${creator.username}`);
  for (const title of ['Third idea', 'First idea', 'Third idea']) await voteButton(page, title).click();
  await expect(voteButton(page, 'Third idea')).toHaveAttribute('aria-pressed', 'false');
  letIn();
  await expect(toast(page)).toContainText('Thank you for your vote!');
  for (const title of ['Third idea', 'First idea'])
    await expect(voteButton(page, title)).toHaveAttribute('aria-pressed', 'true');
  await expect(voteButton(page, 'Second idea')).toHaveAttribute('aria-pressed', 'false');
  await expect
    .poll(() => site.query('SELECT votes::int FROM ideas WHERE id = ANY($1) ORDER BY id', [ids]))
    .toEqual([{ votes: 1 }, { votes: 0 }, { votes: 1 }]);
});

test('the vote sheet opens for a visitor who clicks vote buttons before the scripts load', async ({ page, site }) => {
  const creator = await site.creator();
  const ids = await publish(creator, 'First idea', 'Second idea');
  const letIn = await openBeforeScripts(page, `/${creator.username}`);
  for (const title of ['First idea', 'Second idea']) await voteButton(page, title).click();
  letIn();
  await expect(page.getByRole('dialog', { name: 'Your vote for “Second idea” is ready.' })).toBeVisible();
  await createAccount(page, newName('new_fan'));
  await expect
    .poll(() => site.query('SELECT votes::int FROM ideas WHERE id = ANY($1)', [ids]))
    .toEqual([{ votes: 1 }, { votes: 1 }]);
});

test('clicking the button of a dialog before the scripts load opens the dialog once they have loaded', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  await publish(creator, 'An idea');
  await site.signIn(await site.fan());
  const letIn = await openBeforeScripts(page, `/${creator.username}`);
  await page.getByRole('button', { name: 'Suggest' }).first().click();
  letIn();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('on a share link page, a vote that a logged-in fan clicks before the scripts load is cast after they load', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const [idea] = await publish(creator, 'An idea');
  const { token } = await creator.call(createShareLink, { body: {} });
  await site.signIn(await site.fan());
  const letIn = await openBeforeScripts(page, `/public/${token}`);
  await page.locator('.vote-login').click();
  letIn();
  await expect(toast(page)).toContainText('Thank you for your vote!');
  await expect.poll(() => site.query('SELECT votes::int FROM ideas WHERE id = $1', [idea])).toEqual([{ votes: 1 }]);
});

test('a click before the scripts load is replayed on the theme switch, but not on a popover button, which needs no scripts', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const letIn = await openBeforeScripts(page, '/');
  await page.locator('[popovertarget]').first().click();
  const menu = page.locator('[popover]').first();
  await expect(menu).toBeVisible();
  letIn();
  await site.expectAwake();
  await expect(menu).toBeVisible();

  const creator = await site.creator();
  const letInAgain = await openBeforeScripts(page, `/${creator.username}`);
  await page.getByRole('button', { name: 'Switch theme' }).first().click();
  letInAgain();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a choice clicked before the scripts load is made once they have loaded', async ({ page }) => {
  const letIn = await openBeforeScripts(page, '/pricing');
  const yearly = page.getByRole('radio', { name: 'Yearly' });
  const saving = page.getByText(/^Save .+\/year$/).first();
  await page.locator('label', { has: yearly }).click();
  await expect(yearly).not.toBeChecked();
  await expect(saving).toBeHidden();
  letIn();
  await expect(yearly).toBeChecked();
  await expect(saving).toBeVisible();
});

test('the form for a new idea opens if its field was focused before the scripts load', async ({ page, site }) => {
  await site.signIn(await site.creator());
  const letIn = await openBeforeScripts(page, '/dashboard');
  await page.locator('.addbar-title').click();
  letIn();
  await expect(page.getByRole('textbox', { name: 'Description' })).toBeVisible();
});

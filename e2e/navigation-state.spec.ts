import { createShareLink } from '@upnext/contract/boards/share-links';

import { publish } from './accounts.ts';
import { row, voteButton } from './chart-page.ts';
import { ideaMenu } from './dashboard-page.ts';
import { expect, test } from './site.ts';

type ClientRouter = { __reactRouterDataRouter: { navigate: (to: string) => Promise<void> } };

test('an idea is still shown as voted after the fan visits the roadmap and returns', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'First idea', 'Second idea');
  await site.signIn(await site.fan());
  await page.goto(`/${creator.username}`);
  await voteButton(page, 'First idea').click();
  await expect(voteButton(page, 'First idea')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Roadmap' }).click();
  await expect(page).toHaveURL(`${site.origin}/${creator.username}/roadmap`);
  await page.getByRole('link', { name: 'Ideas' }).click();
  await expect(voteButton(page, 'First idea')).toHaveAttribute('aria-pressed', 'true');
  await expect(voteButton(page, 'Second idea')).toHaveAttribute('aria-pressed', 'false');
});

test('the /creators/:username page asks a fan whose session has expired to log in', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'An idea');
  const fan = await site.fan();
  await site.signIn(fan);
  await site.query('DELETE FROM sessions WHERE account_id = $1', [fan.id]);
  site.allowConsole(/401/);
  await page.goto(`/creators/${creator.username}`);
  await expect(page.getByRole('link', { name: /log in/i }).first()).toBeVisible();
  await expect(page.locator('.for-guests').first()).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('signed_in');
});

test('logging out on the notifications page redirects to the home page', async ({ page, site }) => {
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto('/inbox');
  await page.getByRole('button', { name: `Hi, ${fan.username}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
});

test('text typed in the search field while results load is kept, and the field keeps the focus', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  await publish(creator, ...Array.from({ length: 22 }, (_, n) => `Cat number ${n}`));
  await page.goto(`/${creator.username}`);
  await site.expectAwake();
  const field = page.getByRole('searchbox');
  await field.fill('cat');
  const { promise: letThrough, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.data*', async (route) => {
    await letThrough;
    await route.continue();
  });
  await field.press('Enter');
  await page.keyboard.type(' num');
  resolve();
  await expect(page).toHaveURL(/q=cat/);
  await expect(field).toHaveValue('cat num');
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(page).not.toHaveURL(/q=/);
  await expect(field).toHaveValue('cat num');
});

test('closing a dialog that was opened from a menu returns the focus to the menu button', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'An idea');
  await site.signIn(creator);
  await page.goto('/dashboard');
  await site.expectAwake();
  const menu = ideaMenu(page, 'An idea');
  await menu.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: /^Mark as made/ }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('a report dialog opened on one share link page is not carried over to another', async ({ page, site }) => {
  const [first, second] = [await site.creator(), await site.creator()];
  await publish(first, 'Idea of the first board');
  await publish(second, 'Idea of the second board');
  const { token } = await first.call(createShareLink, { body: {} });
  const { token: other } = await second.call(createShareLink, { body: {} });
  await page.goto(`/public/${token}`);
  await page.getByRole('button', { name: 'Report Idea of the first board' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // No page links from one share link to another, so the test calls the router.
  await page.evaluate(
    (to) => (window as unknown as ClientRouter).__reactRouterDataRouter.navigate(to),
    `/public/${other}`,
  );
  await expect(row(page, 'Idea of the second board')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

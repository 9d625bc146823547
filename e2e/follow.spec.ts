import { publish } from './accounts.ts';
import { logIn, logInOnSheet } from './auth-form.ts';
import { closeOffer, comeToTheEnd, remembered, toast, voteButton } from './chart-page.ts';
import { watchRequests } from './quiet-network.ts';
import { expect, test } from './site.ts';

const stored = 'SELECT account_id::int AS id FROM follows WHERE creator_id = $1';

test('a fan follows a board, still follows it after a page reload, and unfollows it', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'One', 'Two');
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`/${creator.username}`);
  const button = page
    .locator('.board-bar')
    .getByRole('button', { name: new RegExp(`^Follow(ing)? ?${creator.username}$`) });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(toast(page)).toContainText(`You’re following ${creator.username}`);
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toContainText('Following');
  await site.expectAccessible();
  expect(await site.query(stored, [creator.id])).toEqual([{ id: fan.id }]);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await comeToTheEnd(page);
  await expect(page.locator('.pass').getByRole('button', { name: /^Following/ })).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('tab', { name: 'Following 1' }).click();
  await page.getByRole('tabpanel').getByRole('link', { name: creator.username }).click();
  await expect(page).toHaveURL(`${site.origin}/${creator.username}`);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await site.query(stored, [creator.id])).toEqual([]);
});

test('a visitor who follows a board is asked to log in over the board, and follows it after login', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  await publish(creator, 'One');
  const [fan, other] = [await site.fan(), await site.fan()];
  const sheet = page.getByRole('dialog', { name: `Follow ${creator.username}` });
  await page.goto(`/${creator.username}`);
  await page
    .locator('.board-bar')
    .getByRole('link', { name: `Follow ${creator.username}` })
    .click();
  await expect(sheet).toContainText(`Get ${creator.username}’s weekly chart every Monday.`);
  await site.expectAccessible();
  await logInOnSheet(page, fan.username);
  await expect(toast(page).last()).toContainText(`You’re following ${creator.username}`);
  await expect(page).toHaveURL(`${site.origin}/${creator.username}`);
  await expect(page.locator('.board-bar').getByRole('button', { name: /^Following/ })).toBeVisible();

  // The button below the chart, and a login on the login page.
  await page.context().clearCookies();
  await page.goto(`/${creator.username}`);
  await comeToTheEnd(page);
  await page.getByRole('button', { name: `Follow ${creator.username}` }).click();
  await sheet.getByRole('link', { name: 'Go to the login page' }).click();
  await expect(page).toHaveURL(`${site.origin}/auth?referrer=/${creator.username}`);
  // The address changes first, and the sheet has the same fields.
  await expect(sheet).toBeHidden();
  await logIn(page, other.username);
  await expect(page.locator('.board-bar').getByRole('button', { name: /^Following/ })).toBeVisible();
  expect(await remembered(page, 'followIntent')).toBeNull();
  expect(await site.query(stored, [creator.id])).toEqual(expect.arrayContaining([{ id: fan.id }, { id: other.id }]));
});

test('creators have no follow button on their own board', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'One');
  await site.signIn(creator);
  await page.goto(`/${creator.username}`);
  await comeToTheEnd(page);
  await expect(page.getByRole('link', { name: 'Go to Dashboard' }).first()).toBeVisible();
  await expect(page.getByText(`Follow ${creator.username}`)).toHaveCount(0);
});

test('after a vote, a fan follows the board in one tap and can undo it; fans who follow it are not asked', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  await publish(creator, 'One', 'Two');
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`/${creator.username}`);
  const line = page.locator('.after-vote');
  await expect(voteButton(page, 'One')).toBeVisible();
  await expect(line).toHaveCount(0);
  await voteButton(page, 'One').click();
  await closeOffer(page);
  await expect(line).toContainText(`Get ${creator.username}’s weekly chart every Monday.`);
  await line.getByRole('button', { name: 'Follow' }).click();
  await expect(line.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.board-bar').getByRole('button', { name: 'Following' })).toBeVisible();
  await site.expectAccessible();
  expect(await site.query(stored, [creator.id])).toEqual([{ id: fan.id }]);
  const quiet = watchRequests(page);
  await page.reload();
  await voteButton(page, 'Two').click();
  await expect(toast(page)).toContainText('Thank you for your vote!');
  await expect(page.locator('.board-bar').getByRole('button', { name: 'Following' })).toBeVisible();
  await expect(line).toBeAttached();
  await expect(toast(page)).toHaveCount(0);
  await quiet();
  await expect(line).toBeHidden();
});

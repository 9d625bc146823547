import { readFileSync } from 'node:fs';

import { AccountData } from '@upnext/contract/identity/account-settings';
import { login } from '@upnext/contract/identity/accounts';

import { password, publish } from './accounts.ts';
import { expect, test } from './site.ts';

const sessions = 'SELECT FROM sessions WHERE account_id = $1';

test("changing the password logs out the account's other browser", async ({ page, site, browser }) => {
  const fan = await site.fan();
  await site.signIn(fan);
  const elsewhere = await browser.newContext();
  await elsewhere.request.post(`${site.origin}${login.path}`, {
    data: { username: fan.username, password },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  expect(await site.query(sessions, [fan.id])).toHaveLength(2);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change your password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  site.allowConsole(/status of 403/);
  await dialog.getByLabel('Current password').fill('not this one');
  await dialog.getByLabel('New password', { exact: true }).fill('a much better password');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Current password')).toHaveAccessibleDescription(
    'That password or recovery code isn’t right',
  );
  await site.expectAccessible();
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.toast')).toContainText('Password updated');
  await expect(page.getByText('You’re not logged in anywhere else.')).toBeVisible();
  expect((await elsewhere.request.get(`${site.origin}/api/user`)).status()).toBe(401);
  await elsewhere.close();
  expect(await site.query(sessions, [fan.id])).toHaveLength(1);
  // This browser has a new session.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
});

test('a fan ends one other session and then all other sessions', async ({ page, site }) => {
  const fan = await site.fan();
  const agents = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1',
    'curl/8.5.0',
    'x',
  ];
  for (const agent of agents)
    await fetch(`${site.origin}${login.path}`, {
      method: 'POST',
      headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json', 'user-agent': agent },
      body: JSON.stringify({ username: fan.username, password }),
    });
  await site.signIn(fan);
  await page.goto('/account');
  const list = page.getByRole('region', { name: 'Where you’re logged in' });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByRole('listitem').first()).toContainText('This device');
  await list.getByRole('button', { name: 'Log out of Safari on iPhone' }).click();
  await expect(page.locator('.toast')).toContainText('That device is logged out');
  await expect(list.getByRole('listitem')).toHaveCount(3);
  expect(await site.query(sessions, [fan.id])).toHaveLength(3);
  await list.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await site.expectAccessible();
  expect(await site.query(sessions, [fan.id])).toHaveLength(1);
});

test('a creator changes their username and the old URLs redirect to the new ones', async ({ page, site, isMobile }) => {
  const creator = await site.creator();
  await publish(creator, 'An idea that moves house');
  await site.signIn(creator);
  await page.goto(`/${creator.username}`);
  await page.getByRole('button', { name: `Hi, ${creator.username}` }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Your account' }).click();
  await expect(page).toHaveURL(`${site.origin}/account`);
  await page.getByRole('button', { name: 'Change your username' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your username' });
  const renamed = `${creator.username}_2`;
  site.allowConsole(/status of 409/);
  await dialog.getByLabel('New username').fill('lucia_m');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('New username')).toHaveAccessibleDescription('This username is already taken');
  await dialog.getByLabel('New username').fill(renamed);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.toast')).toContainText(`You’re now @${renamed}`);
  await expect(page.getByText(`@${creator.username} forwards here until`)).toBeVisible();
  if (!isMobile) await expect(page.getByRole('link', { name: `Your profile, @${renamed}` })).toBeVisible();

  for (const [old, now] of [
    [`/${creator.username}?sort=newest`, `/${renamed}?sort=newest`],
    [`/creators/${creator.username}`, `/creators/${renamed}`],
    [`/creators/${creator.username}/auth`, `/creators/${renamed}`],
  ] as const) {
    await expect
      .poll(async () => (await page.request.get(old, { maxRedirects: 0 })).status(), { timeout: 5_000 })
      .toBe(308);
    await page.goto(old);
    await expect(page).toHaveURL(site.origin + now);
  }
  await page.goto(`/${creator.username}`);
  await expect(page.getByText('An idea that moves house', { exact: true })).toBeVisible();
  const rows = await site.query('SELECT name FROM former_usernames WHERE account_id = $1', [creator.id]);
  expect(rows).toEqual([{ name: creator.username.toLowerCase() }]);
});

test('a fan downloads all account data', async ({ page, site }) => {
  const creator = await site.creator();
  const [id] = await publish(creator, 'Worth a vote');
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`/${creator.username}`);
  await page.getByRole('button', { name: /vote for Worth a vote/i }).click();
  await expect(page.getByRole('button', { name: /vote for Worth a vote/i })).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/account');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download your data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`upnext-${fan.username}.json`);
  const data = AccountData.parse(JSON.parse(readFileSync(await file.path(), 'utf8')));
  expect(data.account.username).toBe(fan.username);
  expect(data.votes.map(({ ideaId, creator: owner }) => [ideaId, owner])).toEqual([[id, creator.username]]);
  expect(await site.query('SELECT FROM votes WHERE account_id = $1', [fan.id])).toHaveLength(1);
});

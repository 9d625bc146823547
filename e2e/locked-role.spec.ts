import { createShareLink } from '@upnext/contract/boards/share-links';

import { newName, publish } from './accounts.ts';
import { audienceRole, createAccount, creatorRole } from './auth-form.ts';
import { expect, test } from './site.ts';

test('a visitor who signs up at /creators/:username/auth becomes a fan and returns to /creators/:username', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  await publish(creator, 'The idea that leads');
  const username = newName('new_fan');
  await page.goto(`/creators/${creator.username}/auth`);
  await expect(page.getByRole('tab', { name: 'Sign up' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(`Then you can vote on what ${creator.username} makes next.`)).toBeVisible();
  await expect(audienceRole(page)).toBeChecked();
  await expect(creatorRole(page)).toBeDisabled();
  await expect(page.getByText('You came from a creator’s board, so this is a fan account.')).toBeVisible();
  await createAccount(page, username);
  await expect(page).toHaveURL(`${site.origin}/creators/${creator.username}`);
  expect(await site.query('SELECT role FROM accounts WHERE username = $1', [username])).toEqual([{ role: 'audience' }]);
});

test('the sign-up form locks the role to fan if the referrer is a board, but not if the referrer is another page', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const { token } = await creator.call(createShareLink, { body: {} });
  for (const referrer of [`/${creator.username}?sort=newest`, `/creators/${creator.username}`, `/public/${token}`]) {
    await page.goto(`/auth?register=true&referrer=${encodeURIComponent(referrer)}`);
    await expect(creatorRole(page)).toBeDisabled();
    await expect(page.getByText(creator.username, { exact: true })).toBeVisible();
  }
  for (const referrer of ['/', '/explore', '/dashboard', '//evil.example']) {
    await page.goto(`/auth?register=true&referrer=${encodeURIComponent(referrer)}`);
    await expect(creatorRole(page)).toBeEnabled();
  }
  const username = newName('new_fan');
  await page.goto(`/auth?register=true&referrer=/public/${token}`);
  await createAccount(page, username);
  await expect(page).toHaveURL(`${site.origin}/public/${token}`);
  expect(await site.query('SELECT role FROM accounts WHERE username = $1', [username])).toEqual([{ role: 'audience' }]);
});

test('the query parameter login=true hides the sign-up tab', async ({ page, site }) => {
  const creator = await site.creator();
  await page.goto(`/auth?login=true&referrer=/${creator.username}`);
  await expect(page.getByRole('tab', { name: 'Sign up' })).toHaveCount(0);
  await expect(page.getByText('log in to vote on this creator profile')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  const missing = await page.request.get('/creators/no-such-user/auth');
  expect(missing.status()).toBe(404);
  expect(await site.query('SELECT FROM accounts WHERE lower(username) = $1', ['no-such-user'])).toEqual([]);
});

import { tokenIn } from '../server/test/mailbox.ts';
import { makeAccount, newName, password, publish } from './accounts.ts';
import { emailField, passwordField, usernameField } from './auth-form.ts';
import { closeOffer, toast, voteButton } from './chart-page.ts';
import { test } from './mail-site.ts';
import { startProviderSite } from './provider-site.ts';
import { watchRequests } from './quiet-network.ts';
import { expect } from './site.ts';

test.setTimeout(90_000);

const line = 'Verify your account so your votes always count.';

test('a fan signs up with an email, sees the verify line after voting, and confirms the email', async ({
  page,
  site,
  mailSite,
}) => {
  const { origin, mailbox, query } = mailSite;
  const creator = await makeAccount(origin, 'creator');
  await publish(creator, 'First idea', 'Second idea');
  const username = newName('fan');
  const address = `${username}@example.com`;
  await page.goto(`${origin}/auth?register=true&referrer=/${creator.username}`);
  await usernameField(page).fill(username);
  await passwordField(page).fill(password);
  await emailField(page).fill(address);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL(`${origin}/${creator.username}`);
  await expect(voteButton(page, 'First idea')).toBeVisible();
  await expect(page.getByText(line)).toBeHidden();
  await voteButton(page, 'First idea').click();
  await expect(toast(page)).toContainText('Thank you for your vote!');
  await closeOffer(page);
  await expect(page.getByText(line)).toBeVisible();
  // One offer at a time.
  await expect(page.locator('.after-vote')).not.toContainText('weekly chart');
  await site.expectAccessible();
  await page.getByRole('link', { name: 'Verify your account' }).click();
  await expect(page).toHaveURL(`${origin}/account#verify`);
  const panel = page.getByRole('region', { name: 'Verify your account' });
  await expect(panel.getByRole('link', { name: 'Confirm your email' })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Link an account' })).toBeHidden();
  await site.expectAccessible();
  await page.goto(`${origin}/profile`);
  await expect(page.getByText(line)).toBeVisible();

  await page.goto(`${origin}/auth/confirm-email#${tokenIn(await mailbox.wait(address))}`);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is verified' })).toBeVisible();
  await expect(page.getByText('your votes always count')).toBeVisible();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await expect(panel).toBeHidden();
  await page.goto(`${origin}/profile`);
  await expect(page.getByRole('heading', { name: username })).toBeVisible();
  await expect(page.getByText(line)).toBeHidden();
  const quiet = watchRequests(page);
  await page.goto(`${origin}/${creator.username}`);
  await voteButton(page, 'Second idea').click();
  await expect(toast(page)).toContainText('Thank you for your vote!');
  await expect(page.locator('.after-vote')).toBeAttached();
  await expect(toast(page)).toHaveCount(0);
  await quiet();
  await expect(page.getByText(line)).toBeHidden();
  const states =
    'SELECT a.verified_at IS NOT NULL AS account, s.is_verified AS session FROM accounts a JOIN sessions s ON s.account_id = a.id';
  expect(await query(`${states} WHERE a.username = $1`, [username])).toEqual([{ account: true, session: true }]);
});

test('a fan links an account on a site that sends no email and is verified', async ({ page, site }) => {
  const own = await startProviderSite(site);
  const fan = await site.fan();
  await site.signIn(fan);
  own.provider.become(newName('subject'));
  await page.goto(`${own.origin}/account`);
  const panel = page.getByRole('region', { name: 'Verify your account' });
  await expect(panel.getByRole('link', { name: 'Confirm your email' })).toBeHidden();
  await panel.getByRole('link', { name: 'Link an account' }).click();
  await page.getByRole('button', { name: 'Link Acme' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link Acme' });
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Link' }).click();
  await expect(toast(page)).toContainText('Acme is linked');
  await expect(toast(page)).toContainText('Your account is verified, so your votes always count.');
  await expect(panel).toBeHidden();
  expect(await site.query('SELECT FROM accounts WHERE id = $1 AND verified_at IS NOT NULL', [fan.id])).toHaveLength(1);
});

test('a site without email and providers does not ask fans to verify', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'First idea', 'Second idea');
  await site.signIn(await site.fan());
  const quiet = watchRequests(page);
  await page.goto(`/${creator.username}`);
  await voteButton(page, 'First idea').click();
  await expect(toast(page)).toContainText('Thank you for your vote!');
  await expect(page.locator('.after-vote')).toBeAttached();
  await expect(toast(page)).toHaveCount(0);
  await quiet();
  await expect(page.getByText(line)).toBeHidden();
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Login details' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Verify your account' })).toBeHidden();
  const votes = 'SELECT FROM votes v JOIN ideas i ON i.id = v.idea_id WHERE i.creator_id = $1';
  expect(await site.query(votes, [creator.id])).toHaveLength(1);
});

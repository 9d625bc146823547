import type { Page } from '@playwright/test';

import { makeAccount, newName, password, publish, signIn } from './accounts.ts';
import { toast, voteButton } from './chart-page.ts';
import { test } from './mail-site.ts';
import { giveAuthenticator } from './passkey.ts';
import { startProviderSite } from './provider-site.ts';
import { expect } from './site.ts';

test.setTimeout(90_000);

const offer = (page: Page) => page.getByRole('region', { name: 'Keep your access' });
const noWayBack = 'If you forget your password, there’s no way back into this account yet.';

test('a fan with only a password is told once after the first vote and adds a passkey', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'First idea', 'Second idea');
  const fan = await site.fan();
  await site.signIn(fan);
  await giveAuthenticator(page);
  await page.goto(`/${creator.username}`);
  await expect(voteButton(page, 'First idea')).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await voteButton(page, 'First idea').click();
  await expect(offer(page)).toContainText(noWayBack);
  // It waits until the thank-you message with Undo is gone.
  expect(await toast(page).count()).toBe(0);
  await expect(offer(page).getByRole('link', { name: 'Get recovery codes' })).toBeVisible();
  await site.expectAccessible();
  await offer(page).getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password or a recovery code').fill(password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(toast(page)).toContainText('Passkey added');
  await expect(offer(page)).toBeHidden();
  expect(await site.query('SELECT FROM passkeys WHERE account_id = $1', [fan.id])).toHaveLength(1);
});

test('a fan dismisses the offer and does not see it again', async ({ page, context, mailSite: { origin, query } }) => {
  const creator = await makeAccount(origin, 'creator');
  await publish(creator, 'First idea', 'Second idea');
  const fan = await makeAccount(origin, 'audience');
  await signIn(context, origin, fan);
  await page.goto(`${origin}/${creator.username}`);
  await voteButton(page, 'First idea').click();
  await expect(offer(page)).toContainText(noWayBack);
  await expect(offer(page).getByRole('link', { name: 'Add your email' })).toBeVisible();
  await offer(page).getByRole('button', { name: 'Close' }).click();
  await expect(offer(page)).toBeHidden();
  await page.reload();
  await voteButton(page, 'Second idea').click();
  await expect(page.locator('.after-vote')).toContainText('weekly chart');
  await expect(offer(page)).toBeHidden();
  expect(await query('SELECT FROM votes WHERE account_id = $1', [fan.id])).toHaveLength(2);
});

test('a fan who signed up with a provider is offered a passkey after the first vote', async ({ page, site }) => {
  const own = await startProviderSite(site, 'google');
  const creator = await site.creator();
  await publish(creator, 'First idea', 'Second idea');
  const username = newName('fan');
  own.provider.become(newName('subject'), username);
  await giveAuthenticator(page);
  await page.goto(`${own.origin}/${creator.username}`);
  await voteButton(page, 'First idea').click();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(voteButton(page, 'First idea')).toHaveAttribute('aria-pressed', 'true');
  await expect(offer(page)).toContainText('Next time, log in with your fingerprint, face or PIN.');
  await offer(page).getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add a passkey' }).click();
  await expect(toast(page)).toContainText('Passkey added');
  const passkeys = 'SELECT FROM passkeys p JOIN accounts a ON a.id = p.account_id WHERE a.username = $1';
  expect(await site.query(passkeys, [username])).toHaveLength(1);
});

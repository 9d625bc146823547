import type { Page } from '@playwright/test';

import { codeIn } from '../server/test/mailbox.ts';
import { makeAccount, newName, publish } from './accounts.ts';
import { usernameField } from './auth-form.ts';
import { toast, voteButton } from './chart-page.ts';
import { test } from './mail-site.ts';
import { expect } from './site.ts';

test.setTimeout(120_000);

const codeField = (page: Page) => page.getByLabel('6-digit code');
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function askForCode(page: Page, address: string): Promise<void> {
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByLabel('Email', { exact: true }).fill(address);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
}

test('a newcomer votes, signs up with an emailed code and a username, and the vote is cast', async ({
  page,
  site,
  mailSite: { origin, mailbox, query },
}) => {
  const creator = await makeAccount(origin, 'creator');
  const [first] = await publish(creator, 'First idea', 'Second idea');
  const username = newName('fan');
  const address = `${username}@example.com`;
  await page.goto(`${origin}/${creator.username}`);
  await voteButton(page, 'First idea').click();
  await askForCode(page, address);
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await site.expectAccessible();
  const code = codeIn(await mailbox.wait(address));
  // A pasted code is sent without another tap, also with a space in it.
  await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);

  await expect(page.getByRole('heading', { name: 'Pick a username and you’re in.' })).toBeVisible();
  await expect(usernameField(page)).toBeFocused();
  await site.expectAccessible();
  site.allowConsole(/status of 409/);
  await usernameField(page).fill(creator.username);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This username is already taken').first()).toBeVisible();
  await usernameField(page).fill(username);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL(`${origin}/${creator.username}`);
  await expect(voteButton(page, 'First idea')).toHaveAttribute('aria-pressed', 'true');
  const votes = `SELECT v.idea_id::int, a.email, a.password_hash, a.verified_at IS NOT NULL AS verified
    FROM votes v JOIN accounts a ON a.id = v.account_id WHERE a.username = $1`;
  expect(await query(votes, [username])).toEqual([
    { idea_id: first, email: address, password_hash: null, verified: true },
  ]);
});

test('a returning fan logs in with an emailed code, after four wrong ones', async ({
  page,
  site,
  mailSite: { origin, mailbox, query },
}) => {
  site.allowConsole(/status of 403/);
  const fan = await makeAccount(origin, 'audience');
  const address = `${fan.username}@example.com`;
  await query('UPDATE accounts SET email = $2, email_verified_at = now() WHERE id = $1', [fan.id, address]);
  await page.goto(`${origin}/auth`);
  await askForCode(page, address);
  const code = codeIn(await mailbox.wait(address));
  for (let guess = 0; guess < 4; guess++) {
    await codeField(page).fill('');
    await codeField(page).fill(wrongCode(code));
    await expect(page.getByText('That code isn’t right.')).toBeVisible();
  }
  await codeField(page).fill(code);
  await expect(toast(page)).toContainText(`Welcome back, ${fan.username}`);
  await expect(page).toHaveURL(`${origin}/`);
  expect(await query('SELECT FROM sessions WHERE account_id = $1', [fan.id])).toHaveLength(2);
});

test('after five wrong codes or ten minutes a code no longer works, and a fan gets a new one', async ({
  page,
  site,
  mailSite: { origin, mailbox, query },
}) => {
  site.allowConsole(/status of (403|410)/);
  const fan = await makeAccount(origin, 'audience');
  const address = `${fan.username}@example.com`;
  await query('UPDATE accounts SET email = $2, email_verified_at = now() WHERE id = $1', [fan.id, address]);
  await page.goto(`${origin}/auth`);
  await askForCode(page, address);
  const first = codeIn(await mailbox.wait(address));
  for (let guess = 0; guess < 5; guess++) {
    await codeField(page).fill('');
    await codeField(page).fill(wrongCode(first));
    await expect(page.getByText(guess < 4 ? 'That code isn’t right.' : 'This code no longer works.')).toBeVisible();
  }
  await codeField(page).fill(first);
  await expect(page.getByText('This code no longer works. Get a new one')).toBeVisible();
  await site.expectAccessible();

  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(toast(page)).toContainText('New code sent');
  await expect(codeField(page)).toHaveValue('');
  const second = codeIn(await mailbox.wait(address, 2));
  await query(`UPDATE email_codes SET expires_at = now() - interval '1 second'`);
  await codeField(page).fill(second);
  await expect(page.getByText('This code no longer works. Get a new one')).toBeVisible();

  await page.getByRole('button', { name: 'Use a different email' }).click();
  await page.getByLabel('Email', { exact: true }).fill(address);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await codeField(page).fill(codeIn(await mailbox.wait(address, 3)));
  await expect(toast(page)).toContainText(`Welcome back, ${fan.username}`);
  expect(await query('SELECT FROM email_codes WHERE lower(email) = lower($1)', [address])).toHaveLength(3);
});

test('a site that sends no email offers no codes', async ({ page, site }) => {
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Email me a code' })).toHaveCount(0);
  expect(await site.query('SELECT FROM email_codes')).toEqual([]);
});

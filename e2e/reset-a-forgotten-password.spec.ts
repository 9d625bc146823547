import { tokenIn } from '../server/test/mailbox.ts';
import { makeAccount, signIn } from './accounts.ts';
import { emailField, usernameField } from './auth-form.ts';
import { test } from './mail-site.ts';
import { expect } from './site.ts';

test.setTimeout(90_000);

test('a fan confirms an email address and resets a forgotten password', async ({
  page,
  context,
  site,
  mailSite,
  browser,
}) => {
  const { origin, mailbox, query } = mailSite;
  const fan = await makeAccount(origin, 'audience');
  const address = `${fan.username}@example.com`;
  await signIn(context, origin, fan);

  // The address is pending until it is confirmed.
  await page.goto(`${origin}/account`);
  await page.getByRole('button', { name: 'Add your email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add your email' });
  await dialog.getByLabel('Email').fill(address);
  await dialog.getByLabel('Current password').fill('correct horse battery');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.toast')).toContainText(`Open the link in the email we sent to ${address}.`);
  await expect(page.getByText(`We sent an email to ${address}.`)).toBeVisible();
  expect(await query('SELECT email, pending_email FROM accounts')).toEqual([{ email: null, pending_email: address }]);
  const confirmation = await mailbox.wait(address);
  await page.goto(`${origin}/auth/confirm-email#${tokenIn(confirmation)}`);
  await expect(page).toHaveURL(`${origin}/auth/confirm-email`);
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is verified' })).toBeVisible();
  await site.expectAccessible();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page.getByText('Confirmed')).toBeVisible();
  expect(await query('SELECT email, pending_email FROM accounts')).toEqual([{ email: address, pending_email: null }]);

  // The fan requests the reset in another browser, which has no session.
  const elsewhere = await browser.newContext({ serviceWorkers: 'block' });
  const other = await elsewhere.newPage();
  await other.goto(`${origin}/auth`);
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  await emailField(other).fill('unknown@example.com');
  await other.getByRole('button', { name: 'Send link' }).click();
  await expect(other.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const answerToNobody = await other.locator('.recovery').textContent();
  await other.getByRole('button', { name: 'Send again' }).click();
  await emailField(other).fill(address);
  await other.getByRole('button', { name: 'Send link' }).click();
  await expect(other.locator('.recovery')).toHaveText(answerToNobody ?? '');
  const link = `${origin}/auth/reset-password#${tokenIn(await mailbox.wait(address, 2))}`;
  // Someone else may have added the new passkey. The old one is kept.
  for (const [name, age] of [
    ['Old phone', '31 days'],
    ['New tablet', '1 day'],
  ])
    await query(
      `INSERT INTO passkeys (credential_id, account_id, public_key, counter, transports, name, created_at)
       SELECT sha256($1::text::bytea), id, '', 0, '{}', $1::text, now() - $2::interval FROM accounts`,
      [name, age],
    );
  await other.goto(link);
  await expect(other.getByRole('switch', { name: 'Remove passkey “Old phone”' })).not.toBeChecked();
  await expect(other.getByRole('switch', { name: 'Remove passkey “New tablet”' })).toBeChecked();
  await other.getByLabel('New password', { exact: true }).fill('something entirely new');
  await other.getByRole('button', { name: 'Save new password' }).click();
  await expect(other).toHaveURL(`${origin}/auth?direct=true`);
  await usernameField(other).fill(fan.username);
  await other.getByLabel('Password', { exact: true }).fill('something entirely new');
  await other.getByRole('button', { name: 'Log in' }).click();
  await expect(other).toHaveURL(`${origin}/`);
  expect(await query('SELECT name FROM passkeys')).toEqual([{ name: 'Old phone' }]);

  // The link works only once, and the first browser is logged out.
  await other.goto('about:blank');
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await elsewhere.close();
  site.allowConsole(/status of 401/);
  await page.goto(`${origin}/account`);
  await expect(page).toHaveURL(/\/auth\?direct=true/);
  expect(await query('SELECT FROM sessions')).toHaveLength(1);
  expect((await mailbox.wait(address, 3)).subject).toBe('Your password was changed');
  expect(mailbox.mails.filter(({ to }) => to.includes('unknown@example.com'))).toEqual([]);
});

test('on a site that sends no email, the link for a forgotten password leads to what works there', async ({
  page,
  site,
}) => {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(`${site.origin}/auth/forgot-password`);
  await expect(page.getByText('This site doesn’t send email, so we can’t send you a link.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'A recovery code' })).toBeVisible();
  await expect(page.getByText('Ask the people who run this site to help you get back in.')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await site.expectAccessible();
  expect(await site.query(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'send-reset'`)).toEqual([]);
});

import type { Page } from '@playwright/test';

import { password } from './accounts.ts';
import { passwordField, usernameField } from './auth-form.ts';
import { toast } from './chart-page.ts';
import { giveAuthenticator } from './passkey.ts';
import { expect, test } from './site.ts';

const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const codes = (page: Page) => page.getByRole('region', { name: 'Recovery codes' });
const secret = (page: Page) => page.getByRole('dialog').getByLabel('Current password or a recovery code');

test('a creator adds a passkey, logs in with it without a username, and then renames and removes it', async ({
  page,
  site,
}) => {
  site.allowConsole(/status of 403/);
  const creator = await site.creator();
  await site.signIn(creator);
  await giveAuthenticator(page);
  await page.goto('/account');
  await expect(passkeys(page).getByText('the safest way to protect your account')).toBeVisible();
  await passkeys(page).getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Passkey name').fill('Work laptop');
  await secret(page).fill(password);
  await site.expectAccessible();
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(toast(page)).toContainText('Passkey added');
  await expect(passkeys(page).getByText('Work laptop')).toBeVisible();

  await site.signOut();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(toast(page)).toContainText(`Welcome back, ${creator.username}`);
  await expect(page).toHaveURL(`${site.origin}/dashboard`);
  expect(
    await site.query('SELECT FROM passkeys WHERE account_id = $1 AND last_used_at IS NOT NULL', [creator.id]),
  ).toHaveLength(1);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Rename Work laptop' }).click();
  await dialog.getByLabel('Passkey name').fill('Old laptop');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Remove Old laptop' }).click();
  await secret(page).fill(password);
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(passkeys(page).getByText('No passkeys yet.')).toBeVisible();
  expect(await site.query('SELECT FROM passkeys WHERE account_id = $1', [creator.id])).toHaveLength(0);

  // The device still has the passkey, but the server no longer accepts it.
  await site.signOut();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(toast(page)).toContainText('That passkey didn’t work');
});

test('a browser without WebAuthn offers no passkeys', async ({ page, site }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/auth');
  await site.expectAwake();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toHaveCount(0);
  await expect(page.getByText('Enter a recovery code in the password field.')).toBeVisible();

  await site.signIn(await site.fan());
  await page.goto('/account');
  await expect(passkeys(page).getByText('This browser doesn’t support passkeys.')).toBeVisible();
  await expect(passkeys(page).getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
});

test('recovery codes can be copied without the Clipboard API, also if the button has no focus', async ({
  page,
  site,
}) => {
  await site.signIn(await site.fan());
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => {
      // What the browser would copy. A field outside an open modal dialog can't be focused.
      const field = document.activeElement;
      Object.assign(window, { copied: field instanceof HTMLTextAreaElement ? field.value : '' });
      return true;
    };
  });
  await page.goto('/account');
  await codes(page).getByRole('button', { name: 'Create ten codes' }).click();
  await secret(page).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Create ten codes' }).click();
  const first = await page.locator('.codes li').first().textContent();
  // Safari doesn't focus a button that is clicked.
  await page.getByRole('button', { name: 'Copy' }).evaluate((button: HTMLElement) => {
    (document.activeElement as HTMLElement).blur();
    button.click();
  });
  await expect.poll(() => page.evaluate(() => (window as { copied?: string }).copied)).toContain(first);
});

test('a fan logs in with a recovery code instead of the password, and the same code fails the second time', async ({
  page,
  site,
}) => {
  site.allowConsole(/status of 401/);
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto('/account');
  await codes(page).getByRole('button', { name: 'Create ten codes' }).click();
  await secret(page).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Create ten codes' }).click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  await expect(page.locator('.codes li')).toHaveCount(10);
  await site.expectAccessible();
  const code = (await page.locator('.codes li').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(codes(page).getByText('10 codes left.')).toBeVisible();

  const enter = async () => {
    await site.signOut();
    await page.goto('/auth');
    await usernameField(page).fill(fan.username);
    await passwordField(page).fill(code);
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  await enter();
  await expect(toast(page)).toContainText(`Welcome back, ${fan.username}`);
  expect(await site.query('SELECT FROM recovery_codes WHERE account_id = $1', [fan.id])).toHaveLength(9);
  await enter();
  await expect(toast(page)).toContainText('Login failed');
});

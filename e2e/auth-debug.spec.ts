import { newName, password } from './accounts.ts';
import { createAccount, logIn, usernameField } from './auth-form.ts';
import { expect, test } from './site.ts';

test('/auth-debug shows the current session without passwords, hashes or tokens', async ({ page, site }) => {
  site.allowConsole(/status of 401/);
  const creator = await site.creator();
  await page.goto('/auth-debug');
  await expect(page.getByText('not logged in')).toBeVisible();
  await expect(page.getByText('Not sent: this browser has no session cookie.')).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('"not_signed_in"')).toBeVisible();

  await usernameField(page).fill(creator.username);
  await page.getByLabel('Password', { exact: true }).fill('not my password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.locator('.toast')).toContainText('Login failed');
  await logIn(page, creator.username);
  await expect(page.getByText(`"username": "${creator.username}"`).first()).toBeVisible();
  await expect(page.getByText(`"username": "${creator.username}"`)).toHaveCount(2);
  await expect(page).toHaveURL(/\/auth-debug$/);
  await site.expectAccessible();

  const shown = (await page.locator('main').innerText()).toLowerCase();
  const [stored] = await site.query<{ password_hash: string; token_hash: Buffer }>(
    'SELECT password_hash, token_hash FROM accounts JOIN sessions ON account_id = id WHERE id = $1',
    [creator.id],
  );
  for (const secret of [
    stored?.password_hash,
    stored?.token_hash.toString('hex'),
    creator.cookie.split('=')[1],
    password,
  ])
    expect(shown).not.toContain(secret?.toLowerCase());
  expect(shown).not.toMatch(/argon2|hash|token/);

  await page.locator('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('not logged in')).toBeVisible();
  await page.getByRole('tab', { name: 'Sign up' }).click();
  const username = newName('debugged');
  await createAccount(page, username);
  await expect(page.getByText(`"username": "${username}"`).first()).toBeVisible();
  expect(await site.query('SELECT role FROM accounts WHERE username = $1', [username])).toEqual([{ role: 'audience' }]);
});

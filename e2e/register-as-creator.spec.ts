import { newName, password } from './accounts.ts';
import { audienceRole, createAccount, creatorRole, emailField, passwordField, usernameField } from './auth-form.ts';
import { expect, test } from './site.ts';

test('a visitor signs up as a creator and gets a board', async ({ page, site }) => {
  const username = newName('maker');
  await page.goto('/auth?register=true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vote, or get votes.');
  await expect(page.getByRole('tab', { name: 'Sign up' })).toHaveAttribute('aria-selected', 'true');
  await expect(audienceRole(page)).toBeChecked();
  await expect(page.getByText('As a fan, I can vote and suggest ideas.')).toBeVisible();
  await expect(page.getByText('As a creator, I can publish ideas and get votes.')).toBeVisible();
  await expect(page.getByText('Email is optional but recommended')).toBeVisible();
  await expect(page.getByText(/continue with/i)).toHaveCount(0);

  await creatorRole(page).check();
  await usernameField(page).fill(username);
  await emailField(page).fill(`${username}@example.com`);
  await passwordField(page).fill(password);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');

  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/register', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('button', { name: 'Creating your account…' })).toBeDisabled();
  answer();

  await expect(page).toHaveURL(/\/dashboard\/start$/);
  await expect(page.locator('.toast')).toContainText('Your account is ready');
  expect(
    await site.query(
      'SELECT role, email, is_main, password_hash FROM accounts JOIN boards ON creator_id = accounts.id WHERE username = $1',
      [username],
    ),
  ).toEqual([
    {
      role: 'creator',
      email: `${username}@example.com`,
      is_main: true,
      password_hash: expect.stringMatching(/^\$argon2id\$/) as unknown,
    },
  ]);
});

test('the sign-up form preselects the creator role for visitors from the landing page, and visitors can change the role', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Start for free' }).first().click();
  await expect(creatorRole(page)).toBeChecked();
  await audienceRole(page).check();
  await createAccount(page, newName('fan'));
  await expect(page).toHaveURL('/');
});

test('validation errors from the form and from the server are shown next to their fields', async ({ page, site }) => {
  site.allowConsole(/status of 409/);
  const taken = await site.fan();
  await page.goto('/auth?register=true');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(usernameField(page)).toBeFocused();
  await expect(usernameField(page)).toHaveAccessibleDescription('Username is required');
  await expect(passwordField(page)).toHaveAccessibleDescription('Password must be at least 6 characters');

  // react-hook-form focuses the field again in a timer, and text typed elsewhere at that moment would go there.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await usernameField(page).fill('lucía m');
  await emailField(page).fill('nonsense');
  await expect(usernameField(page)).toHaveAccessibleDescription(
    'Username can only contain letters, numbers, hyphens and underscores',
  );
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(emailField(page)).toHaveAccessibleDescription('Please enter a valid email');
  await site.expectAccessible();

  await emailField(page).fill('');
  await createAccount(page, taken.username.toUpperCase());
  await expect(usernameField(page)).toHaveAccessibleDescription('This username is already taken');
  await expect(usernameField(page)).toBeFocused();
  await expect(page.locator('.toast')).toContainText('Registration failed');
  await usernameField(page).pressSequentially('_');
  await expect(usernameField(page)).not.toHaveAttribute('aria-invalid');
  expect(await site.query('SELECT id FROM accounts WHERE lower(username) = $1', [taken.username])).toEqual([
    { id: String(taken.id) },
  ]);
});

test('a common password shows a warning but is accepted on a site without HTTPS', async ({ page, site }) => {
  const username = newName('careless');
  const lists: string[] = [];
  page.on('request', (request) => request.url().includes('common-passwords') && lists.push(request.url()));
  await page.goto('/auth?register=true');
  await usernameField(page).fill(username);
  expect(lists).toEqual([]);
  await passwordField(page).fill('Dragon');
  await expect(page.getByText('This is one of the most common passwords.')).toBeVisible();
  expect(lists).toHaveLength(1);
  await passwordField(page).fill('Dragon of the lake');
  await expect(page.getByText('This is one of the most common passwords.')).toHaveCount(0);
  await passwordField(page).fill('Dragon');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  expect(await site.query('SELECT role FROM accounts WHERE username = $1', [username])).toEqual([{ role: 'audience' }]);
});

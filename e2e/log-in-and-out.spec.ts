import { logIn, passwordField, usernameField } from './auth-form.ts';
import { expect, test } from './site.ts';

const sessions = 'SELECT account_id::int AS id FROM sessions WHERE account_id = $1';

test('a creator logs in, sees a greeting and logs out', async ({ page, site }) => {
  const creator = await site.creator();
  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Log in' })).toHaveAttribute('aria-selected', 'true');
  await site.expectAwake();
  await usernameField(page).fill(creator.username);
  await page.getByRole('tab', { name: 'Sign up' }).click();
  await expect(usernameField(page)).toHaveValue(creator.username);
  await page.getByRole('tab', { name: 'Log in' }).click();
  await expect(usernameField(page)).toHaveValue(creator.username);
  let answer: () => void = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/login', async (route) => {
    await held;
    await route.continue();
  });
  await logIn(page, creator.username);
  await expect(page.getByRole('button', { name: 'Logging in…' })).toBeDisabled();
  answer();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator('.toast')).toContainText(`Welcome back, ${creator.username}`);
  expect(await site.query(sessions, [creator.id])).toHaveLength(2);

  await page.goto('/explore');
  await page.getByRole('button', { name: `Hi, ${creator.username}` }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(menu.getByRole('link', { name: 'Explore' })).toHaveCount(0);
  await expect(page.getByText('Audience member')).toHaveCount(0);
  await menu.getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator('.toast')).toContainText('You’re logged out');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(page).toHaveURL(/\/explore$/);
  expect(await site.query(sessions, [creator.id])).toHaveLength(1);
});

test('logging out on a private page redirects to the home page', async ({ page, site, isMobile }) => {
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto('/profile');
  // Requests that are in flight when the session ends would fail and log console errors.
  await page.waitForLoadState('networkidle');
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  await expect(page.locator('.toast')).toContainText('You’re logged out');
  expect(await site.query(sessions, [fan.id])).toEqual([]);
});

test('a wrong password shows an error next to the field and in a toast', async ({ page, site }) => {
  site.allowConsole(/status of 401/);
  const fan = await site.fan();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(usernameField(page)).toHaveAccessibleDescription('Username is required');
  await usernameField(page).fill(fan.username);
  await passwordField(page).fill('not my password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.locator('.toast')).toContainText('Login failed');
  await expect(passwordField(page)).toHaveAccessibleDescription('Wrong username or password');
  await expect(passwordField(page)).toBeFocused();
  await site.expectAccessible();
  expect(await site.query(sessions, [fan.id])).toHaveLength(1);
  await logIn(page, fan.username);
  await expect(page).toHaveURL(`${site.origin}/`);
  expect(await site.query(sessions, [fan.id])).toHaveLength(2);
});

test('the login and sign-up forms show an error and keep their input when there is no network connection', async ({
  page,
  site,
  context,
}) => {
  site.allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const fan = await site.fan();
  await page.goto('/auth');
  await usernameField(page).click();
  await expect(page.locator('.toasts')).toBeAttached();
  await context.setOffline(true);
  await logIn(page, fan.username);
  await expect(page.locator('.toast')).toContainText('We can’t reach the server. Check your connection and try again.');
  await expect(usernameField(page)).toHaveValue(fan.username);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`${site.origin}/`);

  await page.goto('/explore');
  await page.getByRole('button', { name: `Hi, ${fan.username}` }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.locator('.toast')).toContainText('Logout failed');
  await expect(page.getByRole('button', { name: `Hi, ${fan.username}` })).toBeAttached();
  await context.setOffline(false);
  expect(await site.query(sessions, [fan.id])).toHaveLength(2);
});

import { newName, password, publish } from './accounts.ts';
import { creatorRole, usernameField } from './auth-form.ts';
import { remembered, toast, voteButton } from './chart-page.ts';
import { cancelAtProvider, startProviderSite } from './provider-site.ts';
import { expect, test } from './site.ts';

test('a visitor votes, logs in with a provider, chooses a username, and the vote is cast', async ({ page, site }) => {
  const own = await startProviderSite(site);
  const creator = await site.creator();
  const [first, second] = await publish(creator, 'First idea', 'Second idea');
  const username = newName('acme_fan');
  own.provider.become(newName('subject'), username);
  await page.goto(`${own.origin}/${creator.username}`);
  await voteButton(page, 'Second idea').click();
  await page.getByRole('link', { name: 'Go to the login page' }).click();
  await expect(page).toHaveURL(`${own.origin}/auth?referrer=/${creator.username}`);
  await page.getByRole('tab', { name: 'Sign up' }).click();
  await page.getByRole('button', { name: 'Continue with Acme' }).click();

  await expect(page.getByRole('heading', { name: 'Pick a username and you’re in.' })).toBeVisible();
  await expect(page).toHaveURL(`${own.origin}/auth/callback/acme`);
  await expect(usernameField(page)).toHaveValue(username);
  await expect(page.getByText('Then we’ll count your vote for “Second idea”.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await site.expectAccessible();
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page).toHaveURL(`${own.origin}/${creator.username}`);
  await expect(toast(page)).toContainText('Thank you for your vote!');
  await expect(voteButton(page, 'Second idea')).toHaveAttribute('aria-pressed', 'true');
  expect(
    await site.query(
      'SELECT v.idea_id::int FROM votes v JOIN accounts a ON a.id = v.account_id WHERE a.username = $1',
      [username],
    ),
  ).toEqual([{ idea_id: second }]);
  expect(await remembered(page, 'redirectAfterAuth')).toBeNull();

  // The second login does not ask for a username.
  await page.evaluate(() => localStorage.clear());
  await site.signOut();
  await page.goto(`${own.origin}/${creator.username}`);
  await voteButton(page, 'First idea').click();
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await expect(page).toHaveURL(`${own.origin}/${creator.username}`);
  await expect(voteButton(page, 'First idea')).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => site.query('SELECT votes::int FROM ideas WHERE id IN ($1, $2)', [first, second]))
    .toEqual([{ votes: 1 }, { votes: 1 }]);
});

for (const preset of ['google', 'twitch', 'discord'] as const) {
  test(`the vote of a newcomer survives the trip to a provider like ${preset}`, async ({ page, site }) => {
    const own = await startProviderSite(site, preset);
    const creator = await site.creator();
    const [first] = await publish(creator, 'First idea', 'Second idea');
    const username = newName('fan');
    own.provider.become(newName('subject'), username);
    await page.goto(`${own.origin}/${creator.username}`);
    await voteButton(page, 'First idea').click();
    await page.getByRole('button', { name: `Continue with ${own.provider.setting.label}` }).click();
    await expect(usernameField(page)).toHaveValue(username);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page).toHaveURL(`${own.origin}/${creator.username}`);
    await expect(voteButton(page, 'First idea')).toHaveAttribute('aria-pressed', 'true');
    const votes = 'SELECT v.idea_id::int FROM votes v JOIN accounts a ON a.id = v.account_id WHERE a.username = $1';
    expect(await site.query(votes, [username])).toEqual([{ idea_id: first }]);
  });
}

test('a visitor retries a failed provider login, chooses another username if theirs is taken and keeps the chosen role', async ({
  page,
  site,
}) => {
  const own = await startProviderSite(site);
  site.allowConsole(/status of (409|500)/);
  const taken = await site.fan();
  const username = newName('maker');
  own.provider.become(newName('subject'), taken.username);
  await page.goto(`${own.origin}/auth?register=true`);
  await creatorRole(page).check({ force: true });
  await page.route('**/api/sign-in-providers/*/start', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await expect(toast(page)).toContainText('Acme sign-in failed');
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await expect(page.getByRole('heading', { name: 'Pick a username and you’re in.' })).toBeVisible();
  await expect(creatorRole(page)).toBeChecked();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('This username is already taken').first()).toBeVisible();
  await usernameField(page).fill(username);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`${own.origin}/dashboard/start`);
  expect(await site.query('SELECT role, password_hash FROM accounts WHERE username = $1', [username])).toEqual([
    { role: 'creator', password_hash: null },
  ]);
});

test('a creator who cancels at the provider tries again with the chosen role and return path', async ({
  page,
  site,
}) => {
  const own = await startProviderSite(site);
  site.allowConsole(/status of 4\d\d/);
  const username = newName('maker');
  own.provider.become(newName('subject'), username);
  await page.goto(`${own.origin}/auth?register=true&referrer=/pricing`);
  await creatorRole(page).check({ force: true });
  await cancelAtProvider(page, own.provider);
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await expect(page.getByRole('heading', { name: 'You cancelled the login' })).toBeVisible();
  await site.expectAccessible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(`${own.origin}/auth?register=true&role=creator&referrer=%2Fpricing`);
  await expect(creatorRole(page)).toBeChecked();
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await expect(page.getByRole('heading', { name: 'Pick a username and you’re in.' })).toBeVisible();
  await expect(creatorRole(page)).toBeChecked();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(`${own.origin}/pricing`);
  expect(await site.query('SELECT role FROM accounts WHERE username = $1', [username])).toEqual([{ role: 'creator' }]);
});

test('a fan links a provider after entering the password, logs in with it and unlinks it', async ({ page, site }) => {
  const own = await startProviderSite(site);
  site.allowConsole(/status of (401|403|410)/);
  const fan = await site.fan();
  await site.signIn(fan);
  own.provider.become(newName('subject'));
  await page.goto(`${own.origin}/account`);
  await page.getByRole('button', { name: 'Link Acme' }).click();
  const dialog = page.getByRole('dialog');
  const secret = dialog.getByLabel('Current password or a recovery code');
  await secret.fill('not my password');
  await dialog.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(dialog.getByText('That password or recovery code isn’t right')).toBeVisible();
  await secret.fill(password);
  await dialog.getByRole('button', { name: 'Link', exact: true }).click();
  await expect(toast(page)).toContainText('Acme is linked');
  await expect(page).toHaveURL(`${own.origin}/account`);
  await expect(page.getByText(/^Linked on/)).toBeVisible();
  expect(await site.query('SELECT FROM identities WHERE account_id = $1', [fan.id])).toHaveLength(1);

  await site.signOut();
  await page.goto(`${own.origin}/auth`);
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await expect(toast(page)).toContainText(`Welcome back, ${fan.username}`);

  await page.goto(`${own.origin}/account`);
  await page.getByRole('button', { name: 'Unlink Acme' }).click();
  await dialog.getByLabel('Current password or a recovery code').fill(password);
  await dialog.getByRole('button', { name: 'Unlink', exact: true }).click();
  await expect(page.getByText('Not linked')).toBeVisible();
  expect(await site.query('SELECT FROM identities WHERE account_id = $1', [fan.id])).toHaveLength(0);

  // An old callback URL does not work.
  await page.goto(`${own.origin}/auth/callback/acme?code=old&state=old`);
  await expect(page.getByRole('heading', { name: 'We couldn’t log you in' })).toBeVisible();
  await site.expectAccessible();
});

test('without a configured provider, the login form has no provider button', async ({ page }) => {
  await page.goto('/auth?register=true');
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
  await expect(page.getByRole('button', { name: /Continue with/ })).toHaveCount(0);
  await expect(page.locator('.other-ways').filter({ visible: true })).toHaveCount(0);
  expect(await (await page.request.get('/api/sign-in-providers')).json()).toEqual([]);
});

import { newName, publish } from './accounts.ts';
import { createAccount } from './auth-form.ts';
import { expect, test } from './site.ts';

test('with HOME_BOARD and closed registration, the board is the front page and sign-up is hidden', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  await publish(creator, 'The only idea');
  const { origin } = await site.startOwn({ ROLE: 'http', REGISTRATION: 'closed', HOME_BOARD: creator.username });
  await page.goto(`${origin}/?lang=es`);
  await expect(page).toHaveURL(`${origin}/${creator.username}?lang=es`);
  await expect(page.getByText('The only idea', { exact: true })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).not.toContainText('Crea tu propio ranking');
  await expect(footer.getByRole('link', { name: 'Upnext' })).toHaveAttribute('href', '/about');

  await page.goto(`${origin}/creators/${creator.username}/auth`);
  await expect(page.getByText('This site isn’t accepting new accounts.')).toBeVisible();
  await expect(page.getByText(`Log in to vote on what ${creator.username} makes next.`)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  await site.expectAccessible();
});

test('with registration open only to fans, a visitor signs up without choosing a role', async ({ page, site }) => {
  const creator = await site.creator();
  const { origin } = await site.startOwn({ ROLE: 'http', REGISTRATION: 'audience' });
  await page.goto(`${origin}/${creator.username}`);
  await expect(page.getByRole('contentinfo')).not.toContainText('Start your own chart');
  await page.goto(origin);
  await expect(page).toHaveURL(`${origin}/explore`);
  await page.goto(`${origin}/auth?register=true`);
  await expect(page.getByText('On this site, accounts are for voting and suggesting ideas.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await site.expectAccessible();
  const username = newName('fan');
  await createAccount(page, username);
  await expect(page).not.toHaveURL(/\/auth/);
  expect(await site.query('SELECT role FROM accounts WHERE username = $1', [username])).toEqual([{ role: 'audience' }]);
});

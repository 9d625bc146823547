import { expect, test } from './site.ts';

test('the dashboard returns 403 to a fan, with a link to the home page and a button to become a creator', async ({
  page,
  site,
}) => {
  site.allowConsole(/status of 403/);
  const fan = await site.fan();
  await site.signIn(fan);
  const answer = await page.goto('/dashboard');
  expect(answer?.status()).toBe(403);
  await expect(
    page.getByText('Restricted access - This section is only for content creators.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /become a creator/i })).toBeVisible();
  await site.expectAccessible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  expect(await site.query('SELECT role FROM accounts WHERE id = $1', [fan.id])).toEqual([{ role: 'audience' }]);
});

test('an unknown path and an unknown username return 404 and a card with a red icon and a message', async ({
  page,
  site,
}) => {
  site.allowConsole(/status of 404/);
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('We couldn’t find that page.')).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  // Hue 30 is red.
  await expect(page.locator('.trouble-icon')).toHaveCSS('color', /^oklch\(\S+ \S+ 30\)$/);
  await site.expectAccessible();
  expect((await page.goto('/no-such-user'))?.status()).toBe(404);
  await expect(page.getByText('This board does not exist or is no longer shared.')).toBeVisible();
  expect(await site.query('SELECT FROM accounts WHERE lower(username) = $1', ['no-such-user'])).toEqual([]);
});

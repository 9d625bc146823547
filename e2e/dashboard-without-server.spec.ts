import { makeAccount, publish, signIn } from './accounts.ts';
import { ideaRow } from './dashboard-page.ts';
import { expect, test } from './site.ts';

test('the dashboard keeps showing its data and the typed input while the server is down, and saves the input after the server restarts', async ({
  page,
  site,
  context,
  isMobile,
}) => {
  test.slow();
  site.allowConsole(/Failed to load resource|ERR_CONNECTION_REFUSED|Failed to fetch/);
  const own = await site.startOwn();
  const creator = await makeAccount(own.origin, 'creator');
  await publish(creator, 'Safe and sound');
  await signIn(context, own.origin, creator);
  await page.goto(`${own.origin}/dashboard`);
  const card = ideaRow(page, 'Safe and sound');
  await expect(card).toBeVisible();
  await page.getByLabel('Title').click();
  // The code for toasts is loaded on the first interaction.
  await expect(page.locator('.toasts')).toBeAttached();
  await own.stop();

  await page.getByLabel('Title').fill('Written while it was down');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to create idea', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Written while it was down');

  if (isMobile) {
    await page.getByRole('tab', { name: 'Suggested' }).click();
  } else {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(card).toBeVisible();
  }
  const box = page.getByRole('alert').filter({ hasText: 'Failed to load ideas. Please try again.' });
  // Hue 30 is red.
  await expect(box).toHaveCSS('background-color', /^oklch\(\S+ \S+ 30\)$/);
  await site.expectAccessible();

  await own.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Failed to load ideas. Please try again.')).toHaveCount(0);
  await page.getByRole('tab', { name: /My ideas/ }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Idea created', { exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'My ideas 2' })).toBeVisible();
  expect(await site.query('SELECT title FROM ideas WHERE creator_id = $1 ORDER BY id', [creator.id])).toEqual([
    { title: 'Safe and sound' },
    { title: 'Written while it was down' },
  ]);
});

import { publish } from './accounts.ts';
import { expect, test } from './site.ts';

type LinkRow = { token: string; is_active: boolean; expires_at: Date | null };
const linksOf = 'SELECT token, is_active, expires_at FROM share_links WHERE creator_id = $1 ORDER BY id';

test('a creator creates a share link with an expiry, turns it off and on, changes its expiry and deletes it', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const creator = await site.creator();
  await publish(creator, 'Behind the link');
  await site.signIn(creator);
  await page.goto('/dashboard/share');
  await expect(page.getByText('No share links yet.')).toBeVisible();

  await page.getByRole('button', { name: 'New share link' }).click();
  const dialog = page.getByRole('dialog', { name: 'New share link' });
  await dialog.getByLabel('Expires').selectOption('At a specific date and time');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('Choose a date and time')).toBeVisible();
  await dialog.getByLabel('Date and time').fill('2020-01-01T10:00');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('Choose a time in the future')).toBeVisible();
  await site.expectAccessible();
  await dialog.getByLabel('Expires').selectOption('In 7 days');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('Share link created', { exact: true })).toBeVisible();

  const [link] = await site.query<LinkRow>(linksOf, [creator.id]);
  const days = ((link?.expires_at?.getTime() ?? 0) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThan(7.1);
  const address = `${site.origin}/public/${link?.token}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect((await page.request.get(address)).status()).toBe(200);
  await expect(page.getByText(/^Expires \w+ \d+/)).toBeVisible();

  const choose = async (item: string) => {
    await page.getByRole('button', { name: /^Options for share link/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Turn off');
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Copy share link/ })).toHaveCount(0);
  expect((await page.request.get(address)).status()).toBe(404);
  expect(await site.query<LinkRow>(linksOf, [creator.id])).toMatchObject([{ is_active: false }]);

  await choose('Turn on');
  await expect(page.getByRole('button', { name: /^Copy share link/ })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(200);

  await choose('Name and expiry');
  const expiry = page.getByRole('dialog', { name: 'Name and expiry' });
  await expiry.getByLabel('Name').fill('YouTube');
  await expiry.getByLabel('Expires').selectOption('Never');
  await expiry.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Never expires')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy share link YouTube' })).toBeVisible();
  expect(await site.query<LinkRow>(linksOf, [creator.id])).toMatchObject([{ is_active: true, expires_at: null }]);

  await page.getByRole('button', { name: /^Copy share link/ }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  await site.expectAccessible();

  await choose('Delete');
  await page.getByRole('dialog', { name: 'Delete this share link?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Share link deleted', { exact: true })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
  expect(await site.query(linksOf, [creator.id])).toEqual([]);
});

test('an expired share link is shown as expired on the share page, and its page returns 404', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  await site.signIn(creator);
  await page.goto('/dashboard/share');
  await page.getByRole('button', { name: 'New share link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).click();
  await expect(page.getByText('Never expires')).toBeVisible();
  await site.query(`UPDATE share_links SET expires_at = now() - interval '1 minute' WHERE creator_id = $1`, [
    creator.id,
  ]);
  await page.reload();
  await expect(page.getByText(/^Expired \w+ \d+/)).toBeVisible();
  const [link] = await site.query<LinkRow>(linksOf, [creator.id]);
  expect((await page.request.get(`/public/${link?.token}`)).status()).toBe(404);
});

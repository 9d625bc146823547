import { mergeIdea } from '@upnext/contract/boards/merges';
import { castVote } from '@upnext/contract/voting/votes';

import { publish } from './accounts.ts';
import { titles, toast } from './chart-page.ts';
import { chooseAction } from './dashboard-page.ts';
import { expect, test } from './site.ts';

const countsOf = `SELECT id::int, votes::int, status FROM ideas WHERE creator_id = $1 ORDER BY id`;

test('a creator merges two ideas and then unmerges them', async ({ page, site }) => {
  const creator = await site.creator();
  const [paella = 0, again = 0, train = 0] = await publish(creator, 'Paella', 'Paella again', 'Night train');
  const [both, one] = [await site.fan(), await site.fan()];
  for (const [fan, id] of [
    [both, paella],
    [both, again],
    [one, again],
  ] as const)
    await fan.call(castVote, { params: { id: String(id) } });
  await site.signIn(creator);
  await page.goto('/dashboard');
  await chooseAction(page, 'Paella again', 'Merge with another idea…');
  const dialog = page.getByRole('dialog', { name: 'Merge “Paella again”' });
  await expect(dialog.getByRole('button', { name: /^Paella/ })).toBeVisible();
  await site.expectAccessible();
  await dialog.getByLabel('Search your chart').fill('train');
  await expect(dialog.getByRole('button', { name: /^Night train/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Paella/ })).toHaveCount(0);
  await dialog.getByLabel('Search your chart').fill('');
  await dialog.getByRole('button', { name: /^Paella/ }).click();
  await expect(toast(page)).toContainText('“Paella” has 2 votes now.');
  expect(await site.query(countsOf, [creator.id])).toEqual([
    { id: paella, votes: 2, status: 'approved' },
    { id: again, votes: 2, status: 'merged' },
    { id: train, votes: 0, status: 'approved' },
  ]);

  // After the toast is gone, the merge can still be undone in the list of merged ideas.
  await page.reload();
  const merged = page.getByRole('region', { name: 'Merged ideas (1)' });
  await expect(merged).toContainText('in “Paella”, with 2 votes');
  await site.expectAccessible();
  await merged.getByRole('button', { name: 'Unmerge: Paella again' }).click();
  await expect(toast(page)).toContainText('Unmerged');
  await expect(merged).toBeHidden();
  expect(await site.query(countsOf, [creator.id])).toEqual([
    { id: paella, votes: 1, status: 'approved' },
    { id: again, votes: 2, status: 'approved' },
    { id: train, votes: 0, status: 'approved' },
  ]);
});

test('a fan who votes for a merged idea on a stale page sees a message in Spanish that the idea was merged', async ({
  page,
  context,
  site,
}) => {
  const creator = await site.creator();
  const [paella = 0, again = 0] = await publish(creator, 'Paella', 'Paella again');
  await context.addCookies([{ name: 'language', value: 'es', url: site.origin }]);
  const fan = await site.fan();
  await site.signIn(fan);
  site.allowConsole(/Failed to load resource/);
  // Block live updates.
  await page.route('**/api/**/live*', (route) => route.abort());
  await page.goto(`/${creator.username}`);
  await expect(page.getByText(`Hola, ${fan.username}`)).toBeAttached();
  await creator.call(mergeIdea, { params: { id: String(again) }, body: { into: paella } });
  await page.getByRole('button', { name: /^Votar? .*Paella again/ }).click();
  await expect(toast(page)).toContainText('Esta idea se fusionó con otra');
  expect(await site.query('SELECT 1 FROM votes WHERE creator_id = $1', [creator.id])).toEqual([]);
  await page.unroute('**/api/**/live*');
  // A cached page may be up to a second old.
  await expect
    .poll(async () => {
      await page.reload();
      return await titles(page);
    })
    .toEqual(['Paella']);
});

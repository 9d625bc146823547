import { createIdea } from '@upnext/contract/boards/ideas';
import { castVote } from '@upnext/contract/voting/votes';

import { publish, type Account } from './accounts.ts';
import { row, titles, voteButton } from './chart-page.ts';
import { expect, test } from './site.ts';

test('a board with more than 100 ideas loads the rest on demand, and a fan can vote for the loaded ideas', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  await site.query(
    `INSERT INTO ideas (creator_id, board_id, title, description, created_at)
     SELECT creator_id, id, 'Idea ' || n, '', now() + n * interval '1 millisecond'
     FROM boards, generate_series(1, 104) AS n WHERE creator_id = $1`,
    [creator.id],
  );
  await site.query('UPDATE boards SET idea_count = 104 WHERE creator_id = $1', [creator.id]);
  // The last idea is created through the API, which invalidates the cached board.
  const { id } = await creator.call(createIdea, { body: { title: 'The last of all', description: '' } });
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`/${creator.username}`);
  await expect(page.getByText(`Hi, ${fan.username}`)).toBeAttached();
  expect(await titles(page)).toHaveLength(100);
  await expect(page.locator('.row-open')).toHaveCount(0);
  await expect(page.getByText('100 of 105 ideas')).toBeVisible();

  site.allowConsole(/Failed to load resource/);
  await page.route('**/api/creators/*?cursor=100', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.locator('.toast')).toContainText('Failed to load creator page');
  await page.locator('.toast').getByRole('button', { name: 'Try again' }).click();
  await expect.poll(async () => (await titles(page)).length).toBe(105);
  await expect(page.locator('.row-open')).toContainText('Yours could be 106th');

  await voteButton(page, 'The last of all').click();
  // The idea moves to the top, and all other ideas are still listed.
  await expect(row(page, 'The last of all')).toHaveClass(/row-1/);
  await expect(page.locator('li.row h3').first()).toHaveText('The last of all');
  expect(await titles(page)).toHaveLength(105);
  await page.reload();
  await expect(voteButton(page, 'The last of all')).toHaveAttribute('aria-pressed', 'true');
  expect(await site.query('SELECT idea_id::int FROM votes WHERE account_id = $1', [fan.id])).toEqual([{ idea_id: id }]);
});

test('a board with more than 100 ideas updates places and bars after live votes in both sort orders', async ({
  page,
  site,
}) => {
  test.slow();
  const creator = await site.creator();
  const ids = await publish(creator, ...Array.from({ length: 103 }, (_, index) => `Idea ${index + 1}.`));
  const fans = [await site.fan(), await site.fan()];
  const vote = (fan: Account | undefined, index: number) => fan?.call(castVote, { params: { id: String(ids[index]) } });
  for (const fan of fans) await vote(fan, 0);
  await page.goto(`/${creator.username}?sort=newest`);
  await expect(page.getByText('LIVE', { exact: true })).toBeVisible();
  const newest = await titles(page);
  expect(newest[0]).toBe('Idea 103.');
  await vote(fans[0], 102);
  // The bar is half as long as the leader's. The leader is not among the 100 loaded ideas.
  await expect(row(page, 'Idea 103.')).toHaveClass(/row-2.*share-50/);
  expect(await titles(page)).toEqual(newest);

  await page.goto(`/${creator.username}`);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(async () => (await titles(page)).length).toBe(103);
  // Move the mouse away, because rows don't move while it is over a vote button.
  await page.mouse.move(0, 0);
  await expect(page.getByText('LIVE', { exact: true })).toBeVisible();
  await vote(fans[1], 101);
  // Ideas 102 and 103 have the same number of votes, so the older one has the better place.
  await expect(row(page, 'Idea 102.')).toHaveClass(/row-2.*share-50/, { timeout: 20_000 });
  await expect
    .poll(async () => (await titles(page)).slice(0, 4))
    .toEqual(['Idea 1.', 'Idea 102.', 'Idea 103.', 'Idea 2.']);
  const shown = await titles(page);
  expect([shown.length, new Set(shown).size]).toEqual([103, 103]);
  expect(await site.query('SELECT FROM votes WHERE creator_id = $1', [creator.id])).toHaveLength(4);
});

test('a long description is cut off after two lines until it is expanded', async ({ page, site }) => {
  const creator = await site.creator();
  const description = 'Forty litres of sea water, one balcony, one August. '.repeat(5).trim();
  await creator.call(createIdea, { body: { title: 'Salt', description } });
  await creator.call(createIdea, { body: { title: 'Short', description: 'Short.' } });
  await page.goto(`/${creator.username}`);
  const more = page.getByRole('button', { name: 'Show the full description of Salt' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await expect(row(page, 'Short').getByRole('button', { name: /Show the full/ })).toHaveCount(0);
  const isWhole = () =>
    row(page, 'Salt')
      .locator('.row-desc')
      .evaluate((element) => element.scrollHeight <= element.clientHeight + 1);
  expect(await isWhole()).toBe(false);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(await isWhole()).toBe(true);
  await site.expectAccessible();
  await more.click();
  expect(await isWhole()).toBe(false);
  expect(await site.query('SELECT FROM ideas WHERE creator_id = $1', [creator.id])).toHaveLength(2);
});

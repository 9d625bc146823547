import { castVote } from '@upnext/contract/voting/votes';

import { publish, suggest } from './accounts.ts';
import { row, toast, voteButton } from './chart-page.ts';
import { chooseAction } from './dashboard-page.ts';
import { expect, test } from './site.ts';

for (const [name, viewport] of [
  ['a 320 px wide phone', { width: 320, height: 640 }],
  ['a desktop at 200 % zoom', { width: 640, height: 400 }],
] as const) {
  test(`the first view of a board on ${name} shows a row and its vote button`, async ({ page, site }) => {
    const creator = await site.creator();
    await publish(creator, 'First idea', 'Second idea');
    await page.setViewportSize(viewport);
    await page.goto(`/${creator.username}`);
    await expect(row(page, 'First idea').getByRole('heading')).toBeInViewport({ ratio: 1 });
    await expect(voteButton(page, 'First idea')).toBeInViewport({ ratio: 1 });
    // Nothing covers the button.
    await voteButton(page, 'First idea').click({ trial: true });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(viewport.width);
  });
}

test('different counts never look the same, and fit on the vote button', async ({ page, site }) => {
  const creator = await site.creator();
  const [first, second] = await publish(creator, 'First idea', 'Second idea');
  await site.query('UPDATE ideas SET votes = 1000000 WHERE id = $1', [first]);
  await site.query('UPDATE ideas SET votes = 999999 WHERE id = $1', [second]);
  await site.query('UPDATE boards SET version = version + 1, total_votes = 1999999 WHERE creator_id = $1', [
    creator.id,
  ]);
  await page.goto(`/${creator.username}`);
  for (const [title, count] of [
    ['First idea', '1,000,000'],
    ['Second idea', '999,999'],
  ] as const) {
    const shown = voteButton(page, title).locator('.vote-count');
    await expect(shown).toHaveText(count);
    const [text, button] = [await shown.boundingBox(), await voteButton(page, title).boundingBox()];
    expect(text?.width).toBeLessThanOrEqual(button?.width ?? 0);
  }
  await expect(row(page, 'First idea')).toContainText('1 vote ahead');
});

test('right-to-left titles and descriptions start at the right, on the board and in the dashboard', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const title = 'برنامج جديد عن الطبخ';
  const [id] = await publish(creator, title, 'An idea in English');
  await site.query(`UPDATE ideas SET description = 'وصف قصير' WHERE id = $1`, [id]);
  await page.goto(`/${creator.username}`);
  const directionOf = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).direction);
  expect(await directionOf(title)).toBe('rtl');
  expect(await directionOf('وصف قصير')).toBe('rtl');
  expect(await directionOf('An idea in English')).toBe('ltr');
  await site.signIn(creator);
  await page.goto('/dashboard');
  expect(await directionOf(title)).toBe('rtl');
});

test('an idea is marked as made with a link that has no scheme', async ({ page, site }) => {
  const creator = await site.creator();
  const [id] = await publish(creator, 'First idea');
  await site.signIn(creator);
  await page.goto('/dashboard');
  await chooseAction(page, 'First idea', 'Mark as made…');
  const dialog = page.getByRole('dialog', { name: 'Mark as made' });
  await dialog.getByLabel('Link to what you published').fill('youtu.be/abc');
  await expect(dialog.getByText('Watch on YouTube')).toBeVisible();
  await dialog.getByRole('button', { name: 'Mark as made' }).click();
  await expect(dialog).toBeHidden();
  expect(await site.query('SELECT piece_url FROM ideas WHERE id = $1', [id])).toEqual([
    { piece_url: 'https://youtu.be/abc' },
  ]);
});

test('the review deck shows a similar idea on the chart, and merges the suggestion into it', async ({ page, site }) => {
  const creator = await site.creator();
  const [target] = await publish(creator, 'A night train to Lisbon', 'Something else');
  const fan = await site.fan();
  await (await site.fan()).call(castVote, { params: { id: String(target) } });
  const [suggestion] = await suggest(fan, creator, 'Night train to Lisbon');
  await site.signIn(creator);
  await page.goto('/dashboard/review');
  const similar = page.getByRole('region', { name: 'Already on the chart? Merge it instead' });
  await expect(similar.getByRole('listitem')).toHaveCount(1);
  await expect(similar).toContainText('1 vote');
  await site.expectAccessible();
  await similar.getByRole('button', { name: 'Merge into A night train to Lisbon' }).click();
  await expect(toast(page)).toContainText('It’s part of “A night train to Lisbon” now.');
  expect(await site.query('SELECT status FROM ideas WHERE id = $1', [suggestion])).toEqual([{ status: 'merged' }]);
});

test('the report flag is 44 px large and follows the vote button in the tab order', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'First idea', 'Second idea');
  await page.goto(`/${creator.username}`);
  const flag = page.getByRole('button', { name: 'Report First idea' });
  const [box, vote] = [await flag.boundingBox(), await voteButton(page, 'First idea').boundingBox()];
  expect(box).toMatchObject({ width: 44, height: 44 });
  // The targets don't overlap.
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(vote?.x ?? 0);
  await voteButton(page, 'First idea').focus();
  await page.keyboard.press('Tab');
  await expect(flag).toBeFocused();
});

test('the insights of a new board with ideas but without votes say what will be shown', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'First idea', 'Second idea');
  await site.signIn(creator);
  await page.goto('/dashboard/insights');
  await expect(page.getByRole('heading', { name: 'Your first votes will appear here' })).toBeVisible();
  const figures = page.locator('.insights-pair');
  await expect(figures.getByRole('heading')).toHaveText([
    'Votes by day',
    'The race',
    'When they vote',
    'Where visitors come from',
  ]);
  await expect(figures.locator('svg')).toHaveCount(0);
  await site.expectAccessible();
});

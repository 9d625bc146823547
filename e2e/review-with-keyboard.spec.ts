import { publish, suggest } from './accounts.ts';
import { toast } from './chart-page.ts';
import { expect, test } from './site.ts';

const statusesOf = `SELECT title, status FROM ideas WHERE creator_id = $1 ORDER BY id`;

test('a creator uses the keyboard in the review deck to approve, edit, merge and reject suggestions and to undo decisions', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const fan = await site.fan();
  await publish(creator, 'Paella');
  await suggest(fan, creator, 'Night train', 'Nihgt bus', 'Paella again', 'Spam');
  await site.signIn(creator);
  await page.goto('/dashboard?tab=suggested');
  await page.getByRole('link', { name: 'Review one by one' }).click();
  const card = page.locator('.review-card');
  await expect(card).toContainText('Night train');
  await expect(page.locator('.review-top').getByText('4 waiting')).toBeVisible();
  await site.expectAccessible();

  await page.keyboard.press('a');
  await expect(toast(page)).toContainText('“Night train” is on your chart now.');
  await expect(card).toContainText('Nihgt bus');
  await page.keyboard.press('e');
  const edit = page.getByRole('dialog', { name: 'Edit idea' });
  await edit.getByLabel('Title').fill('Night bus');
  await edit.getByRole('button', { name: 'Save and approve' }).click();
  await expect(toast(page)).toContainText('“Night bus” is on your chart now.');

  await expect(card).toContainText('Paella again');
  await page.keyboard.press('m');
  const merge = page.getByRole('dialog', { name: 'Merge “Paella again”' });
  await site.expectAccessible();
  await merge.getByRole('button', { name: /^Paella/ }).click();
  await expect(toast(page)).toContainText('It’s part of “Paella” now.');

  await expect(card).toContainText('Spam');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: 'Why are you rejecting it?' })).toBeVisible();
  await site.expectAccessible();
  await page.keyboard.press('4');
  await expect(toast(page)).toContainText('I don’t quite understand it');
  await expect(page.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(card).toContainText('Spam');
  expect(await site.query(statusesOf, [creator.id])).toEqual([
    { title: 'Paella', status: 'approved' },
    { title: 'Night train', status: 'approved' },
    { title: 'Night bus', status: 'approved' },
    { title: 'Paella again', status: 'merged' },
    { title: 'Spam', status: 'pending' },
  ]);
});

test('an open rejection dialog still applies to its suggestion after a failed approval puts another card on top of the deck', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  await suggest(await site.fan(), creator, 'First', 'Second');
  await site.signIn(creator);
  site.allowConsole(/503/);
  const { promise: answer, resolve } = Promise.withResolvers<void>();
  await page.route('**/approve', async (route) => {
    await answer;
    await route.fulfill({ status: 503, json: { code: 'busy', message: 'Very many people are here right now.' } });
  });
  await page.goto('/dashboard/review');
  const card = page.locator('.review-card');
  await expect(card).toContainText('First');
  await page.getByRole('button', { name: 'Approve: First' }).click();
  await expect(card).toContainText('Second');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: 'Why are you rejecting it?' })).toBeVisible();
  resolve();
  await expect(card).toContainText('First');
  await page.keyboard.press('a');
  await page.keyboard.press('4');
  await expect(toast(page)).toContainText('I don’t quite understand it');
  expect(await site.query(statusesOf, [creator.id])).toEqual([
    { title: 'First', status: 'pending' },
    { title: 'Second', status: 'rejected' },
  ]);
});

test('a creator reviews 210 suggestions without reloading the page', async ({ page, site }) => {
  test.slow();
  const creator = await site.creator();
  await site.query(
    `INSERT INTO ideas (creator_id, board_id, title, description, status, suggested_by)
     SELECT creator_id, id, 'Suggestion ' || n, 'Said by a fan', 'pending', creator_id FROM boards, generate_series(1, 210) n
     WHERE creator_id = $1`,
    [creator.id],
  );
  await site.query('UPDATE boards SET pending_count = 210 WHERE creator_id = $1', [creator.id]);
  await site.signIn(creator);
  await page.goto('/dashboard/review');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await site.expectAwake();
  for (let number = 1; number <= 210; number++) {
    await expect(page.locator('.review-card')).toContainText(new RegExp(`Suggestion ${number}(?!\\d)`));
    await page.keyboard.press(number % 2 === 0 ? 'ArrowRight' : 'a');
  }
  await expect(page.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect
    .poll(() => site.query(`SELECT 1 FROM ideas WHERE creator_id = $1 AND status = 'pending'`, [creator.id]))
    .toEqual([]);
});

test('keyboard shortcuts with letters can be turned off, and the setting is kept after a page reload', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  await suggest(await site.fan(), creator, 'First', 'Second');
  await site.signIn(creator);
  await page.goto('/dashboard/review');
  const card = page.locator('.review-card');
  const keys = page.getByRole('switch', { name: 'Keyboard shortcuts' });
  await page.locator('.switch', { has: keys }).click();
  await expect(page.locator('.review-act kbd').first()).toBeHidden();
  await page.keyboard.press('a');
  await page.reload();
  await expect(keys).not.toBeChecked();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Reject: First' }).click();
  await page.keyboard.press('1');
  await expect(page.getByRole('dialog', { name: 'Why are you rejecting it?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.switch', { has: keys }).click();
  await page.keyboard.press('a');
  await expect(card).toContainText('Second');
});

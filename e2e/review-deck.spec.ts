import { suggestIdea } from '@upnext/contract/boards/suggestions';

import { publish, type Account } from './accounts.ts';
import { toast } from './chart-page.ts';
import { expect, test } from './site.ts';

async function suggest(fan: Account, creator: Account, ...titles: string[]): Promise<void> {
  for (const title of titles) {
    const body = { title, description: `Why ${title} would be good` };
    await fan.call(suggestIdea, { params: { username: creator.username }, body });
  }
}

const statusesOf = `SELECT title, status FROM ideas WHERE creator_id = $1 ORDER BY id`;

test('a deck for keys: approve, edit, merge, reject with a reason, take it back', async ({ page, site }) => {
  const creator = await site.creator();
  const fan = await site.fan();
  await publish(creator, 'Paella');
  await suggest(fan, creator, 'Night train', 'Nihgt bus', 'Paella again', 'Spam');
  await site.signIn(creator);
  await page.goto('/dashboard?tab=suggested');
  await page.getByRole('link', { name: 'Review one by one' }).click();
  const card = page.locator('.review-card');
  await expect(card).toContainText('Night train');
  await expect(page.getByText('4 waiting')).toBeVisible();
  await site.expectAccessible();

  await page.keyboard.press('a');
  await expect(toast(page)).toContainText('“Night train” is on your leaderboard now.');
  await expect(card).toContainText('Nihgt bus');
  await page.keyboard.press('e');
  const edit = page.getByRole('dialog', { name: 'Edit idea' });
  await edit.getByLabel('Title').fill('Night bus');
  await edit.getByRole('button', { name: 'Save and approve' }).click();
  await expect(toast(page)).toContainText('“Night bus” is on your leaderboard now.');

  await expect(card).toContainText('Paella again');
  await page.keyboard.press('m');
  const merge = page.getByRole('dialog', { name: 'Merge “Paella again”' });
  await site.expectAccessible();
  await merge.getByRole('button', { name: /^Paella/ }).click();
  await expect(toast(page)).toContainText('It is part of “Paella” now.');

  await expect(card).toContainText('Spam');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: 'Why not?' })).toBeVisible();
  await site.expectAccessible();
  await page.keyboard.press('4');
  await expect(toast(page)).toContainText('I don’t quite understand it');
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();
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

test('what a dialog is about stays so, though another card comes back on top of it', async ({ page, site }) => {
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
  await expect(page.getByRole('dialog', { name: 'Why not?' })).toBeVisible();
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

test('what was rejected is deleted though the tab is closed, and its fan reads why', async ({ page, site }) => {
  const creator = await site.creator();
  const fan = await site.fan();
  await suggest(fan, creator, 'A course on money');
  await site.signIn(creator);
  await page.goto('/dashboard/review');
  await page.getByRole('button', { name: 'Reject: A course on money' }).click();
  await page.getByRole('button', { name: 'It isn’t what I make' }).click();
  await expect(toast(page)).toContainText('Idea rejected');
  await page.goto('about:blank');
  expect(await site.query(statusesOf, [creator.id])).toEqual([{ title: 'A course on money', status: 'rejected' }]);
  await expect.poll(() => site.query(statusesOf, [creator.id]), { timeout: 30_000 }).toEqual([]);

  await site.signOut();
  await site.signIn(fan);
  await expect
    .poll(() => site.query('SELECT 1 FROM notification_receipts WHERE account_id = $1', [fan.id]), { timeout: 30_000 })
    .toHaveLength(1);
  await page.goto('/inbox');
  const notification = page.getByRole('article');
  await expect(notification).toContainText(`${creator.username} turned down your suggestion “A course on money”`);
  await expect(notification).toContainText('it isn’t what they make');
  await site.expectAccessible();
});

test('a thumb swipes: right publishes, left asks why; in Spanish', async ({ page, context, site, isMobile }) => {
  test.skip(!isMobile, 'a mouse selects text');
  const creator = await site.creator();
  await suggest(await site.fan(), creator, 'Tren nocturno', 'Otra cosa');
  await context.addCookies([{ name: 'language', value: 'es', url: site.origin }]);
  await site.signIn(creator);
  await page.goto('/dashboard/review');
  const card = page.locator('.review-card');
  await expect(card).toContainText('Tren nocturno');
  await expect(page.getByText('2 en espera')).toBeVisible();
  const swipe = async (to: number) => {
    const point = (type: string, clientX: number) =>
      card.dispatchEvent(type, { pointerType: 'touch', clientX, clientY: 300, bubbles: true });
    await point('pointerdown', 180);
    await point('pointermove', to);
    await point('pointerup', to);
  };
  await swipe(200);
  await expect(card).toContainText('Tren nocturno');
  await swipe(330);
  await expect(card).toContainText('Otra cosa');
  await swipe(20);
  await page.getByRole('button', { name: 'Ya lo he hecho' }).click();
  await expect(page.getByRole('heading', { name: 'Todo listo' })).toBeVisible();
  await expect
    .poll(() => site.query(statusesOf, [creator.id]))
    .toMatchObject([{ title: 'Tren nocturno', status: 'approved' }, { status: /rejected|deleted/ }]);
});

test('a blocked fan is refused honestly, and welcome again once unblocked', async ({ page, site }) => {
  const creator = await site.creator();
  const [flooder, other] = [await site.fan(), await site.fan()];
  await suggest(flooder, creator, 'Buy my course', 'Buy it now');
  await suggest(other, creator, 'Night train');
  await site.signIn(creator);
  await page.goto('/dashboard/review');
  await page.getByRole('button', { name: 'Block: Buy my course' }).click();
  const dialog = page.getByRole('dialog', { name: `Block @${flooder.username}?` });
  await expect(dialog).toContainText('their 2 suggestions here are deleted');
  await site.expectAccessible();
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(page.locator('.review-card')).toContainText('Night train');
  await expect(page.getByRole('region', { name: 'Blocked fans' })).toContainText(`@${flooder.username}`);
  await expect(suggest(flooder, creator, 'Once more')).rejects.toThrow(/no longer takes suggestions from you/);
  await page.getByRole('button', { name: `Unblock @${flooder.username}` }).click();
  await expect(page.getByRole('region', { name: 'Blocked fans' })).toBeHidden();
  await suggest(flooder, creator, 'Something better');
  expect(await site.query('SELECT 1 FROM blocked_fans WHERE creator_id = $1', [creator.id])).toEqual([]);
});

test('210 suggestions are cleared without a page load', async ({ page, site }) => {
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
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect
    .poll(() => site.query(`SELECT 1 FROM ideas WHERE creator_id = $1 AND status = 'pending'`, [creator.id]))
    .toEqual([]);
});

test('letters do nothing once they are switched off, in this browser also the next time', async ({
  page,
  site,
  isMobile,
}) => {
  const creator = await site.creator();
  await suggest(await site.fan(), creator, 'First', 'Second');
  await site.signIn(creator);
  await page.goto('/dashboard/review');
  const card = page.locator('.review-card');
  const keys = page.getByRole('switch', { name: 'Letter keys' });
  if (isMobile) {
    // No keys, and no switch for them.
    await expect(card).toBeVisible();
    await expect(keys).toBeHidden();
    return;
  }
  await page.locator('.switch', { has: keys }).click();
  await expect(page.locator('.review-act kbd').first()).toBeHidden();
  await page.keyboard.press('a');
  await page.reload();
  await expect(keys).not.toBeChecked();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Reject: First' }).click();
  await page.keyboard.press('1');
  await expect(page.getByRole('dialog', { name: 'Why not?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.switch', { has: keys }).click();
  await page.keyboard.press('a');
  await expect(card).toContainText('Second');
});

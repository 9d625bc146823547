import { suggest } from './accounts.ts';
import { toast } from './chart-page.ts';
import { expect, test } from './site.ts';

const statusesOf = `SELECT title, status FROM ideas WHERE creator_id = $1 ORDER BY id`;

test('a rejected suggestion is deleted even if the creator closes the tab, and the fan is notified of the reason', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const fan = await site.fan();
  await suggest(fan, creator, 'A course on money');
  await site.signIn(creator);
  await page.goto('/dashboard/review');
  await page.getByRole('button', { name: 'Reject: A course on money' }).click();
  await page.getByRole('button', { name: 'It doesn’t fit what I make' }).click();
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
  await expect(notification).toContainText(`${creator.username} isn’t adding your suggestion “A course on money”`);
  await expect(notification).toContainText('it doesn’t fit what they make');
  await site.expectAccessible();
});

test('swiping right approves a suggestion, and swiping left asks for the reason for a rejection, in Spanish', async ({
  page,
  context,
  site,
}) => {
  const creator = await site.creator();
  await suggest(await site.fan(), creator, 'Tren nocturno', 'Otra cosa');
  await context.addCookies([{ name: 'language', value: 'es', url: site.origin }]);
  await site.signIn(creator);
  await page.goto('/dashboard/review');
  const card = page.locator('.review-card');
  await expect(card).toContainText('Tren nocturno');
  await expect(page.getByRole('region', { name: 'Revisar propuestas' }).getByText('2 en espera')).toBeVisible();
  // On phones, there are no keyboard shortcuts and no switch to turn them off.
  await expect(page.getByRole('switch')).toBeHidden();
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
  await page.getByRole('button', { name: 'Ya lo hice' }).click();
  await expect(page.getByRole('heading', { name: 'Todo al día' })).toBeVisible();
  await expect
    .poll(() => site.query(statusesOf, [creator.id]))
    .toMatchObject([{ title: 'Tren nocturno', status: 'approved' }, { status: /rejected|deleted/ }]);
});

test('a blocked fan cannot suggest ideas until the creator unblocks them', async ({ page, site }) => {
  const creator = await site.creator();
  const [flooder, other] = [await site.fan(), await site.fan()];
  await suggest(flooder, creator, 'Buy my course', 'Buy it now');
  await suggest(other, creator, 'Night train');
  await site.signIn(creator);
  await page.goto('/dashboard/review');
  await page.getByRole('button', { name: 'Block: Buy my course' }).click();
  const dialog = page.getByRole('dialog', { name: `Block @${flooder.username}?` });
  await expect(dialog).toContainText('their 2 suggestions here will be deleted');
  await site.expectAccessible();
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(page.locator('.review-card')).toContainText('Night train');
  await expect(page.getByRole('region', { name: 'Blocked fans' })).toContainText(`@${flooder.username}`);
  await expect(suggest(flooder, creator, 'Once more')).rejects.toThrow(/can’t suggest ideas to this creator/);
  await page.getByRole('button', { name: `Unblock @${flooder.username}` }).click();
  await expect(page.getByRole('region', { name: 'Blocked fans' })).toBeHidden();
  await suggest(flooder, creator, 'Something better');
  expect(await site.query('SELECT 1 FROM blocked_fans WHERE creator_id = $1', [creator.id])).toEqual([]);
});

import { suggest } from './accounts.ts';
import { toast } from './chart-page.ts';
import { openPlace } from './dashboard-page.ts';
import { expect, test } from './site.ts';

const pendingOf = `SELECT title FROM ideas WHERE creator_id = $1 AND status = 'pending' ORDER BY id`;

test('rejecting a suggestion on the dashboard asks for a reason and can be undone', async ({ page, site }) => {
  const creator = await site.creator();
  const fan = await site.fan();
  await suggest(fan, creator, 'Keep me', 'Drop me', 'Drop me too');
  await site.signIn(creator);
  await page.goto('/dashboard?tab=suggested');
  await page.getByRole('button', { name: 'Reject: Drop me', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Why are you rejecting it?' });
  await site.expectAccessible();
  await page.keyboard.press('Escape');
  expect(await site.query(pendingOf, [creator.id])).toHaveLength(3);

  await page.getByRole('button', { name: 'Reject: Drop me', exact: true }).click();
  await dialog.getByRole('button', { name: 'I’ve already made this' }).click();
  await expect(toast(page)).toContainText('Idea rejected');
  await expect(page.getByRole('button', { name: 'Reject: Drop me too' })).toBeFocused();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('“Drop me” is waiting for review again.');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('tab', { name: /^Suggested/ })).toHaveText('Suggested3');

  await page.getByRole('button', { name: 'Reject: Drop me', exact: true }).click();
  await dialog.getByRole('button', { name: 'I’ve already made this' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect
    .poll(() => site.query(pendingOf, [creator.id]))
    .toEqual([{ title: 'Keep me' }, { title: 'Drop me too' }]);
  const notified = 'SELECT 1 FROM notification_receipts WHERE account_id = $1';
  await expect.poll(() => site.query(notified, [fan.id]), { timeout: 30_000 }).toHaveLength(1);
});

test("a creator rejects all of one fan's suggestions in one step, which can be undone", async ({ page, site }) => {
  const creator = await site.creator();
  const flooder = await site.fan();
  await suggest(await site.fan(), creator, 'A good one', 'Another good one');
  await suggest(flooder, creator, 'Buy my course 1', 'Buy my course 2', 'Buy my course 3', 'Buy my course 4');
  await site.signIn(creator);
  await page.goto('/dashboard?tab=suggested');
  const rejectAll = async () => {
    await page.getByLabel('Search suggestions').fill(`@${flooder.username}`);
    await expect(page.getByRole('article')).toHaveCount(4);
    await page.getByRole('button', { name: 'Reject all 4' }).click();
    const dialog = page.getByRole('dialog', { name: 'Why are you rejecting these 4 suggestions?' });
    await dialog.getByRole('button', { name: 'It doesn’t fit what I make' }).click();
    await expect(toast(page)).toContainText('4 suggestions rejected');
    await expect(page.getByRole('article')).toHaveCount(2);
  };
  await rejectAll();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('4 suggestions are waiting for review again.');
  await expect(page.getByRole('article')).toHaveCount(6);
  await rejectAll();
  expect(await site.query(pendingOf, [creator.id])).toEqual([{ title: 'A good one' }, { title: 'Another good one' }]);
});

test('the empty suggestion list says whether suggestions are turned off', async ({ page, site }) => {
  const creator = await site.creator();
  await site.signIn(creator);
  await page.goto('/dashboard?tab=suggested');
  await expect(page.getByRole('heading', { name: 'No suggestions yet' })).toBeVisible();
  await expect(page.getByText('wait here until you approve or reject them')).toBeVisible();
  await openPlace(page, 'Settings');
  await page.getByText('Accepts suggestions').click();
  await expect(page.getByRole('switch', { name: 'Accepts suggestions' })).not.toBeChecked();
  await openPlace(page, 'Ideas');
  await page.getByRole('tab', { name: 'Suggested' }).click();
  await expect(page.getByText('Your board isn’t accepting suggestions.')).toBeVisible();
  expect(await site.query(pendingOf, [creator.id])).toEqual([]);
});

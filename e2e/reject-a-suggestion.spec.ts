import { suggest } from './accounts.ts';
import { expect, test } from './site.ts';

const pendingOf = `SELECT title FROM ideas WHERE creator_id = $1 AND status = 'pending' ORDER BY id`;

test('rejecting a suggestion asks for confirmation and then deletes it', async ({ page, site }) => {
  const creator = await site.creator();
  await suggest(await site.fan(), creator, 'Keep me', 'Drop me', 'Drop me too');
  await site.signIn(creator);
  await page.goto('/dashboard?tab=suggested');
  await page.getByRole('button', { name: 'Reject: Drop me', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject this suggestion?' });
  await site.expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await site.query(pendingOf, [creator.id])).toHaveLength(3);

  await page.getByRole('button', { name: 'Reject: Drop me', exact: true }).click();
  await dialog.getByText('Don’t ask again while I go through this list').click();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('Idea rejected', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reject: Drop me too' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('tab', { name: /^Suggested/ })).toHaveText('Suggested1');
  await expect.poll(() => site.query(pendingOf, [creator.id])).toEqual([{ title: 'Keep me' }]);
});

test("a creator rejects all of one fan's suggestions in one step", async ({ page, site }) => {
  const creator = await site.creator();
  const flooder = await site.fan();
  await suggest(await site.fan(), creator, 'A good one', 'Another good one');
  await suggest(flooder, creator, 'Buy my course 1', 'Buy my course 2', 'Buy my course 3', 'Buy my course 4');
  await site.signIn(creator);
  await page.goto('/dashboard?tab=suggested');
  await page.getByLabel('Search suggestions').fill(`@${flooder.username}`);
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByRole('button', { name: 'Reject all 4' }).click();
  await page.getByRole('dialog', { name: 'Reject 4 suggestions?' }).getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('4 suggestions rejected', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(await site.query(pendingOf, [creator.id])).toEqual([{ title: 'A good one' }, { title: 'Another good one' }]);
});

test('the empty suggestion list says whether suggestions are turned off', async ({ page, site }) => {
  const creator = await site.creator();
  await site.signIn(creator);
  await page.goto('/dashboard?tab=suggested');
  await expect(page.getByRole('heading', { name: 'No suggestions yet' })).toBeVisible();
  await expect(page.getByText('wait here until you approve or reject them')).toBeVisible();
  await page.getByText('Accepts suggestions').click();
  await expect(page.getByText('Your board isn’t accepting suggestions.')).toBeVisible();
  expect(await site.query(pendingOf, [creator.id])).toEqual([]);
});

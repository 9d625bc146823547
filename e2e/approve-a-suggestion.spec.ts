import { publish, suggest } from './accounts.ts';
import { ideaRow } from './dashboard-page.ts';
import { expect, test } from './site.ts';

test('a creator approves a suggestion and it appears on the chart', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'Published before');
  const fan = await site.fan();
  const [id] = await suggest(fan, creator, 'Dry ice', 'Olive oils');
  await site.signIn(creator);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/dashboard');
  const tab = page.getByRole('tab', { name: /^Suggested/ });
  await expect(tab).toHaveText('Suggested2');
  expect(asked).not.toContain('/api/pending-ideas');

  await tab.click();
  const card = page.getByRole('article').filter({ hasText: 'Dry ice' });
  await expect(card).toContainText(`@${fan.username}`);
  expect(asked).toContain('/api/pending-ideas');
  await expect(page).toHaveURL(/tab=suggested/);
  await site.expectAccessible();

  await page.getByRole('button', { name: 'Approve: Dry ice' }).click();
  await expect(page.getByText('Idea approved', { exact: true })).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Approve: Olive oils' })).toBeFocused();
  await expect(tab).toHaveText('Suggested1');

  await page.getByRole('tab', { name: 'My ideas 2' }).click();
  const row = ideaRow(page, 'Dry ice');
  await expect(row.getByText(`from @${fan.username}`)).toBeVisible();
  await expect(row.getByText('2nd place')).toBeAttached();
  expect(await site.query('SELECT status, suggested_by FROM ideas WHERE id = $1', [id])).toEqual([
    { status: 'approved', suggested_by: String(fan.id) },
  ]);
  expect(await site.query('SELECT pending_count FROM boards WHERE creator_id = $1', [creator.id])).toEqual([
    { pending_count: 1 },
  ]);
});

test('a failed approval or rejection shows an error and the suggestion stays pending', async ({ page, site }) => {
  site.allowConsole(/Failed to load resource/);
  const creator = await site.creator();
  const [id] = await suggest(await site.fan(), creator, 'Dry ice');
  await site.signIn(creator);
  await page.goto('/dashboard?tab=suggested');
  await page.route('**/approve', (route) => route.abort());
  await page.getByRole('button', { name: 'Approve: Dry ice' }).click();
  await expect(page.getByText('Approval error', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Dry ice' })).toBeVisible();
  await page.route('**/reject', (route) => route.abort());
  await page.getByRole('button', { name: 'Reject: Dry ice' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I’ve already made this' }).click();
  await expect(page.getByText('Rejection error', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Dry ice' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Suggested/ })).toHaveText('Suggested1');
  expect(await site.query('SELECT status FROM ideas WHERE id = $1', [id])).toEqual([{ status: 'pending' }]);
});

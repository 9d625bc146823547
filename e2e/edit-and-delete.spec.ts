import { castVote } from '@upnext/contract/voting/votes';

import { publish } from './accounts.ts';
import { toast } from './chart-page.ts';
import { chooseAction, ideaMenu, ideaRow, ideaRows } from './dashboard-page.ts';
import { expect, test } from './site.ts';

const deleteQuestion =
  'Are you sure you want to delete this idea? This action cannot be undone and all votes will be lost.';

test('a creator edits an idea, a failed save keeps the input, and a successful one refreshes the list', async ({
  page,
  site,
}) => {
  site.allowConsole(/Failed to load resource/);
  const creator = await site.creator();
  const [id] = await publish(creator, 'Tortilla', 'Paella', 'Salt');
  await site.signIn(creator);
  await page.goto('/dashboard');
  await chooseAction(page, 'Tortilla', 'Edit idea');
  const dialog = page.getByRole('dialog', { name: 'Edit idea' });
  await expect(dialog.getByLabel('Title')).toHaveValue('Tortilla');
  await site.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(ideaMenu(page, 'Tortilla')).toBeFocused();

  await chooseAction(page, 'Tortilla', 'Edit idea');
  await dialog.getByLabel('Title').fill('  ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Title is required')).toBeVisible();
  await dialog.getByLabel('Title').fill('Tortilla with onion');
  await dialog.getByLabel('Description').fill('');
  await page.route('**/api/ideas/*', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('Update failed');
  await expect(toast(page)).toContainText('Failed to update idea');
  await expect(dialog.getByLabel('Title')).toHaveValue('Tortilla with onion');
  const refresh = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/ideas' && response.request().method() === 'GET',
  );
  await dialog.getByRole('button', { name: 'Save' }).click();
  await refresh;
  await expect(page.getByText('Idea updated', { exact: true })).toBeVisible();
  await expect(page.getByText('Your idea has been updated successfully.', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Tortilla with onion' })).toBeVisible();
  expect(await site.query('SELECT title, description FROM ideas WHERE id = $1', [id])).toEqual([
    { title: 'Tortilla with onion', description: '' },
  ]);
});

test('a creator deletes an idea and its votes after confirming', async ({ page, site }) => {
  const creator = await site.creator();
  const [first, second] = await publish(creator, 'First', 'Second', 'Third');
  const fan = await site.fan();
  await fan.call(castVote, { params: { id: String(first) } });
  await site.signIn(creator);
  await page.goto('/dashboard');
  await chooseAction(page, 'First', 'Delete idea…');
  const dialog = page.getByRole('dialog', { name: 'Delete idea' });
  await expect(dialog.getByText(deleteQuestion)).toBeVisible();
  await site.expectAccessible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(ideaMenu(page, 'First')).toBeFocused();

  await chooseAction(page, 'First', 'Delete idea…');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Idea deleted', { exact: true })).toBeVisible();
  await expect(page.getByText('Your idea has been deleted successfully.', { exact: true })).toBeVisible();
  await expect(ideaRow(page, 'First')).toHaveCount(0);
  await expect(ideaRow(page, 'Second').getByText('1st place')).toBeAttached();
  await expect(page.getByRole('tab', { name: 'My ideas 2' })).toBeVisible();
  await expect(ideaMenu(page, 'Second')).toBeFocused();
  await expect
    .poll(() => site.query('SELECT FROM ideas WHERE id = $1 AND status <> $2', [first, 'deleted']))
    .toHaveLength(0);
  expect(await site.query('SELECT idea_count, total_votes FROM boards WHERE creator_id = $1', [creator.id])).toEqual([
    { idea_count: 2, total_votes: '0' },
  ]);
  expect(await site.query('SELECT status FROM ideas WHERE id = $1', [second])).toEqual([{ status: 'approved' }]);
});

test('a creator undoes the deletion of an idea, which returns to its place with its votes', async ({ page, site }) => {
  const creator = await site.creator();
  const [first, second] = await publish(creator, 'First', 'Second');
  const fan = await site.fan();
  for (const id of [first, second]) await fan.call(castVote, { params: { id: String(id) } });
  await (await site.fan()).call(castVote, { params: { id: String(first) } });
  const counts = () => site.query('SELECT idea_count, total_votes FROM boards WHERE creator_id = $1', [creator.id]);
  await site.signIn(creator);
  await page.goto('/dashboard');
  await chooseAction(page, 'First', 'Delete idea…');
  await page.getByRole('dialog', { name: 'Delete idea' }).getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'My ideas 1' })).toBeVisible();
  await expect(toast(page)).toContainText('Idea deleted');
  await expect.poll(counts).toEqual([{ idea_count: 1, total_votes: '1' }]);
  // The toast of a deletion stays longer than the others.
  await page.waitForTimeout(6_000);
  await site.expectAccessible();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Idea restored');
  await expect(ideaRow(page, 'First').getByText('1st place')).toBeAttached();
  await expect(page.getByRole('tab', { name: 'My ideas 2' })).toBeVisible();
  expect(await counts()).toEqual([{ idea_count: 2, total_votes: '3' }]);
  expect(await site.query('SELECT status, votes FROM ideas WHERE id = $1', [first])).toEqual([
    { status: 'approved', votes: '2' },
  ]);
});

test("a failed deletion keeps the idea's row and shows an error in Spanish, and a retry succeeds", async ({
  page,
  site,
  context,
}) => {
  site.allowConsole(/Failed to load resource/);
  const creator = await site.creator();
  await publish(creator, 'Primera', 'Segunda');
  await site.signIn(creator);
  await context.addCookies([{ name: 'language', value: 'es', url: site.origin }]);
  await page.goto('/dashboard');
  await page.route('**/api/ideas/*', (route) => route.abort());
  const remove = async () => {
    await page.getByRole('button', { name: 'Acciones para Primera' }).click();
    await page.getByRole('menuitem', { name: 'Eliminar idea…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Eliminar', exact: true }).click();
  };
  await remove();
  await expect(page.getByText('Error al eliminar', { exact: true })).toBeVisible();
  await expect(ideaRows(page).first()).toContainText('Primera');
  expect(await site.query('SELECT FROM ideas WHERE creator_id = $1', [creator.id])).toHaveLength(2);

  await page.unroute('**/api/ideas/*');
  await remove();
  await expect(page.getByText('Idea eliminada', { exact: true })).toBeVisible();
  await expect(ideaRows(page)).toHaveCount(1);
  await expect
    .poll(() => site.query(`SELECT FROM ideas WHERE creator_id = $1 AND status = 'approved'`, [creator.id]))
    .toHaveLength(1);
});

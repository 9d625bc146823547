import { listOwnBoards } from '@upnext/contract/boards/boards';
import { suggestIdea } from '@upnext/contract/boards/suggestions';
import { createInvite } from '@upnext/contract/boards/teams';

import { publish, signIn } from './accounts.ts';
import { expect, test } from './site.ts';

const teamOf = 'SELECT account_id::int AS id, role FROM board_members WHERE creator_id = $1';

test('an invited moderator can only review suggestions, and the creator changes their role to editor and then removes them', async ({
  page,
  site,
  browser,
}) => {
  const creator = await site.creator();
  await publish(creator, 'Paella');
  const fan = await site.fan();
  const body = { title: 'Night train', description: 'All the way to Lisbon' };
  await fan.call(suggestIdea, { params: { username: creator.username }, body });
  await site.signIn(creator);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Team' }).click();
  const dialog = page.getByRole('dialog', { name: 'Team' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = (await dialog.locator('.address span').getAttribute('title')) ?? '';
  expect(link).toMatch(/\/invite#[\w-]{43}$/);
  await site.expectAccessible();

  const helper = await site.fan();
  const theirs = await browser.newContext({ baseURL: site.origin });
  await signIn(theirs, site.origin, helper);
  const desk = await theirs.newPage();
  await desk.goto(link);
  await expect(desk.getByRole('heading', { name: `Join ${creator.username}’s team` })).toBeVisible();
  await site.expectAccessible(desk);
  await desk.getByRole('button', { name: 'Accept' }).click();
  await expect(desk).toHaveURL(`/dashboard/review?board=${creator.username}`);
  await expect(desk.locator('.review-card')).toContainText('Night train');
  await expect(desk.getByRole('button', { name: 'Edit: Night train' })).toBeDisabled();
  await expect(desk.getByRole('navigation', { name: 'Your board' }).getByRole('link')).toHaveText([
    /^1 waiting.*Review$/,
  ]);
  await site.expectAccessible(desk);
  await desk.getByRole('button', { name: 'Approve: Night train' }).click();
  await expect(desk.getByText('You’re all caught up')).toBeVisible();
  expect(await site.query(teamOf, [creator.id])).toEqual([{ id: helper.id, role: 'moderator' }]);
  await expect
    .poll(() => site.query('SELECT status FROM ideas WHERE title = $1 AND creator_id = $2', [body.title, creator.id]))
    .toEqual([{ status: 'approved' }]);

  await desk.goto('/inbox');
  await expect(desk).toHaveURL(`/inbox?board=${creator.username}`);
  await expect(desk.getByRole('navigation', { name: 'Your board' }).getByRole('link')).toHaveText(['Review']);

  await page.reload();
  await page.getByRole('button', { name: 'Team' }).click();
  await dialog.getByLabel(`${helper.username}’s role`).selectOption('editor');
  await expect.poll(() => site.query(teamOf, [creator.id])).toEqual([{ id: helper.id, role: 'editor' }]);
  await desk.goto(`/dashboard/settings?board=${creator.username}`);
  await expect(desk.getByRole('heading', { name: 'You’re an editor here' })).toBeVisible();
  await expect(desk.getByText('Board settings')).toHaveCount(0);
  await dialog.getByRole('button', { name: `Remove ${helper.username}` }).click();
  await expect.poll(() => site.query(teamOf, [creator.id])).toEqual([]);
  await desk.goto(`/dashboard/settings?board=${creator.username}`);
  await expect(desk.getByRole('heading', { name: 'You’re an editor here' })).toHaveCount(0);
  await theirs.close();
});

test('an invited editor logs in, accepts the invitation, adds an idea and leaves the team, all in Spanish', async ({
  page,
  context,
  site,
}) => {
  // After leaving the board, the dashboard returns 403.
  site.allowConsole(/Failed to load resource: the server responded with a status of 403/);
  await context.addCookies([{ name: 'language', value: 'es', url: site.origin }]);
  const creator = await site.creator();
  await publish(creator, 'Paella');
  const [board] = await creator.call(listOwnBoards, {});
  const params = { id: String(board?.id) };
  const { url } = await creator.call(createInvite, { params, body: { role: 'editor' } });
  const helper = await site.fan();

  await page.goto(url);
  await expect(page.getByRole('heading', { name: `Únete al equipo de ${creator.username}` })).toBeVisible();
  await page.getByRole('button', { name: 'Inicia sesión para aceptar' }).click();
  await expect(page).toHaveURL('/auth?direct=true');
  // Leave the page first: its pending requests would see the new session and redirect.
  await page.goto('about:blank');
  await site.signIn(helper);
  await page.goto('/auth?direct=true');
  await expect(page.getByRole('button', { name: 'Aceptar' })).toBeEnabled();
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await expect(page).toHaveURL(`/dashboard?board=${creator.username}`);
  await page.getByLabel('Título').fill('Gazpacho');
  await page.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Mis ideas 2' })).toBeVisible();
  await site.expectAccessible();
  expect(await site.query('SELECT title FROM ideas WHERE creator_id = $1 ORDER BY id', [creator.id])).toEqual([
    { title: 'Paella' },
    { title: 'Gazpacho' },
  ]);

  await page.getByRole('button', { name: 'Más' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Ajustes' }).click();
  await page.getByRole('button', { name: 'Dejar el equipo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Dejar el equipo' }).click();
  await expect.poll(() => site.query(teamOf, [creator.id])).toEqual([]);
  await expect(page).toHaveURL('/dashboard');
});

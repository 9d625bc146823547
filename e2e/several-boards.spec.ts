import { castBoardVote } from '@upnext/contract/voting/votes';

import { publish } from './accounts.ts';
import { toast } from './chart-page.ts';
import { ideaRow } from './dashboard-page.ts';
import { expect, test } from './site.ts';

const boardsOf = `SELECT slug, name, archived_at IS NOT NULL AS is_archived FROM boards
  WHERE creator_id = $1 AND NOT is_main ORDER BY place`;

test('a creator adds a second board with an idea, and a fan votes there', async ({ page, site, browser }) => {
  const creator = await site.creator();
  await publish(creator, 'A film');
  await site.signIn(creator);
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('button', { name: /switch board$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'New board' }).click();
  const dialog = page.getByRole('dialog', { name: 'New board' });
  await dialog.getByLabel('Board name').fill('Café & Podcast');
  await expect(dialog.getByLabel('Link')).toHaveValue('cafe-podcast');
  await site.expectAccessible();
  await dialog.getByRole('button', { name: 'Create board' }).click();
  await expect(toast(page)).toContainText('Board created');
  await expect(page).toHaveURL(`/dashboard?board=${creator.username}~cafe-podcast`);
  const boards = page.getByRole('banner').getByRole('button', { name: /switch board$/ });
  // The URL changes before the page does.
  await expect(boards).toHaveAccessibleName(/^Café & Podcast ?, switch board$/);
  await expect(page.getByLabel('Title')).toBeVisible();
  await boards.click();
  await expect(page.getByRole('menuitem', { name: 'Café & Podcast' })).toHaveAttribute('aria-current', 'page');
  await site.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('A film')).toHaveCount(0);

  await page.getByLabel('Title').fill('An interview');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'My ideas 1' })).toBeVisible();
  // The navigation on other pages leads back to the chosen board.
  await page.getByRole('banner').getByRole('link', { name: 'Notifications' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(`/inbox?board=${creator.username}~cafe-podcast`);
  await page.getByRole('navigation', { name: 'Your board' }).getByRole('link', { name: 'Ideas' }).click();
  await expect(page.getByRole('tab', { name: 'My ideas 1' })).toBeVisible();
  await boards.click();
  await page.getByRole('menuitem', { name: creator.username }).click();
  await expect(ideaRow(page, 'A film')).toBeVisible();
  await expect(page.getByText('An interview')).toHaveCount(0);
  expect(await site.query(boardsOf, [creator.id])).toEqual([
    { slug: 'cafe-podcast', name: 'Café & Podcast', is_archived: false },
  ]);

  const fan = await site.fan();
  const reader = await browser.newContext({ baseURL: site.origin });
  const [name = '', value = ''] = fan.cookie.split('=');
  await reader.addCookies([
    { name, value, url: site.origin },
    { name: 'signed_in', value: '1', url: site.origin },
  ]);
  const board = await reader.newPage();
  await board.goto(`/${creator.username}`);
  const others = board.getByRole('navigation', { name: 'Boards', exact: true });
  await others.getByRole('link', { name: 'Café & Podcast' }).click();
  await expect(board).toHaveURL(`/${creator.username}/cafe-podcast`);
  await board.getByRole('button', { name: /vote for An interview/i }).click();
  await expect(board.getByRole('button', { name: /vote for An interview/i })).toHaveAttribute('aria-pressed', 'true');
  await site.expectAccessible(board);
  await board.getByRole('link', { name: 'Roadmap' }).click();
  await expect(board).toHaveURL(`/${creator.username}/cafe-podcast/roadmap`);
  await reader.close();
  expect(
    await site.query(
      `SELECT b.slug, b.total_votes::int AS votes FROM boards b WHERE creator_id = $1 ORDER BY b.is_main DESC`,
      [creator.id],
    ),
  ).toEqual([
    { slug: null, votes: 0 },
    { slug: 'cafe-podcast', votes: 1 },
  ]);
});

test('a creator changes the link of a board, archives the board and restores it, in Spanish', async ({
  page,
  context,
  site,
}) => {
  await context.addCookies([{ name: 'language', value: 'es', url: site.origin }]);
  const creator = await site.creator();
  await site.signIn(creator);
  await page.goto('/dashboard/settings');
  await page.getByRole('button', { name: 'Nuevo tablero' }).click();
  await page.getByLabel('Nombre del tablero').fill('Pódcast');
  await page.getByRole('button', { name: 'Crear tablero' }).click();
  await expect(page).toHaveURL(`/dashboard?board=${creator.username}~podcast`);
  // The URL changes before the page does.
  await expect(page.getByRole('banner').getByRole('button', { name: /^Pódcast/ })).toBeVisible();
  await page.getByLabel('Título').fill('Una entrevista');
  await page.getByRole('button', { name: 'Añadir', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Mis ideas 1' })).toBeVisible();

  await page.goto(`/dashboard/settings?board=${creator.username}~podcast`);
  await page.getByRole('button', { name: 'Nombre y enlace' }).click();
  await page.getByRole('textbox', { name: 'Enlace' }).fill('charlas');
  await expect(page.getByText('Si cambias el enlace, el anterior dejará de funcionar.')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(`/dashboard/settings?board=${creator.username}~charlas`);

  await page.getByRole('button', { name: 'Archivar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '¿Archivar «Pódcast»?' });
  await dialog.getByRole('button', { name: 'Archivar' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/dashboard?board=${creator.username}~charlas`);
  await expect(
    page.getByText('Este tablero está archivado. Tus fans pueden verlo, pero no votar ni proponer ideas.'),
  ).toBeVisible();
  await expect(page.getByLabel('Título')).toHaveCount(0);
  expect(await site.query(boardsOf, [creator.id])).toEqual([{ slug: 'charlas', name: 'Pódcast', is_archived: true }]);

  const fan = await site.fan();
  const [idea] = await site.query<{ id: string }>('SELECT id FROM ideas WHERE creator_id = $1', [creator.id]);
  const params = { username: `${creator.username}~charlas`, id: idea?.id ?? '' };
  await expect(fan.call(castBoardVote, { params })).rejects.toThrow('403');
  await page.goto(`/${creator.username}/charlas`);
  await expect(page.getByText('Este tablero está archivado. Puedes verlo, pero la votación ya terminó.')).toBeVisible();
  await expect(page.getByText('Una entrevista')).toBeVisible();
  await site.expectAccessible();

  await page.goto(`/dashboard?board=${creator.username}~charlas`);
  await page.getByRole('button', { name: 'Restaurar tablero' }).click();
  await expect(page.getByLabel('Título')).toBeVisible();
  await fan.call(castBoardVote, { params });
  expect(await site.query(boardsOf, [creator.id])).toEqual([{ slug: 'charlas', name: 'Pódcast', is_archived: false }]);
});

test('the board page and the /creators/:username page of an archived board do not ask visitors to log in', async ({
  page,
  site,
}) => {
  for (const path of ['/frame_perfect_ana/winter-marathon', '/creators/frame_perfect_ana~winter-marathon']) {
    await page.goto(path);
    await expect(page.getByText('This board is archived. You can look around, but voting has ended.')).toBeVisible();
    await expect(page.locator('li.row')).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Vote for/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /to vote|and vote/ })).toHaveCount(0);
    await expect(page.getByText('Every vote moves a bar')).toHaveCount(0);
    await site.expectAccessible();
  }
  expect(
    await site.query(
      `SELECT FROM votes v JOIN ideas i ON i.creator_id = v.creator_id AND i.id = v.idea_id
       JOIN boards b ON b.creator_id = i.creator_id AND b.id = i.board_id WHERE b.slug = 'winter-marathon'`,
    ),
  ).toEqual([]);
});

test("the /creators/:username page links to the creator's other boards, and a suggestion typed for one board is not carried over to another", async ({
  page,
  site,
}) => {
  await site.signIn(await site.fan());
  await page.goto('/creators/frame_perfect_ana');
  const boards = page.getByRole('navigation', { name: 'Boards' });
  const other = boards.getByRole('link').nth(1);
  const name = (await other.textContent()) ?? '';
  await other.click();
  await expect(page).toHaveURL(new RegExp(`^${site.origin}/creators/frame_perfect_ana~[a-z-]+$`));
  await expect(boards.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');

  await boards.getByRole('link').first().click();
  await expect(page).toHaveURL(/frame_perfect_ana$/);
  // The URL changes before the page does.
  await expect(boards.getByRole('link').first()).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Suggest an idea' }).filter({ visible: true }).first().click();
  await page.getByLabel('Title').fill('Only for the main board');
  await page.goBack();
  await expect(boards.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('dialog')).toBeHidden();
});

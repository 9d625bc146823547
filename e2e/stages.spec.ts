import { changeStage, type StageChange } from '@upnext/contract/boards/roadmap';
import { castVote } from '@upnext/contract/voting/votes';

import { publish, type Account } from './accounts.ts';
import { chooseAction, ideaMenu, ideaRow } from './dashboard-page.ts';
import { expect, test } from './site.ts';

async function step(creator: Account, id: number, body: StageChange): Promise<void> {
  await creator.call(changeStage, { params: { id: String(id) }, body });
}

test('a creator changes the stages of ideas and undoes one change', async ({ page, site }) => {
  const creator = await site.creator();
  const [first = 0, second = 0] = await publish(creator, 'The first one', 'The second one');
  await site.signIn(creator);
  await page.goto('/dashboard');

  await chooseAction(page, 'The first one', 'Mark as planned');
  await expect(ideaRow(page, 'The first one')).toContainText('Planned');
  // The current stage is not offered.
  await ideaMenu(page, 'The first one').click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Edit idea',
    'Merge with another idea…',
    'Mark as in progress',
    'Mark as made…',
    'Mark as not planned…',
    'Reopen voting',
    'Delete idea…',
    'Cancel',
  ]);
  await site.expectAccessible();
  await page.getByRole('menuitem', { name: 'Cancel' }).click();
  await expect(ideaMenu(page, 'The first one')).toBeFocused();
  await chooseAction(page, 'The first one', 'Mark as in progress');
  await expect(ideaRow(page, 'The first one')).toContainText('In progress');

  await chooseAction(page, 'The second one', 'Mark as not planned…');
  const dialog = page.getByRole('dialog', { name: 'Mark as not planned' });
  await dialog.getByRole('button', { name: 'Mark as not planned' }).click();
  await expect(dialog.getByText('Give a short reason')).toBeVisible();
  await dialog.getByLabel('Why?').fill('The museum said no');
  await site.expectAccessible();
  await dialog.getByRole('button', { name: 'Mark as not planned' }).click();
  await expect(dialog).toBeHidden();
  await expect(ideaRow(page, 'The second one')).toHaveCount(0);
  expect(await site.query('SELECT stage, status FROM ideas WHERE id = $1', [second])).toEqual([
    { stage: 'not-planned', status: 'closed' },
  ]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(ideaRow(page, 'The second one')).toBeVisible();
  expect(await site.query('SELECT stage FROM stage_changes WHERE creator_id = $1 ORDER BY id', [creator.id])).toEqual([
    { stage: 'planned' },
    { stage: 'in-progress' },
    { stage: 'not-planned' },
    { stage: 'open' },
  ]);
  expect(await site.query('SELECT stage FROM ideas WHERE id = $1', [first])).toEqual([{ stage: 'in-progress' }]);
});

test('visitors see the roadmap in both languages and without scripts', async ({ browser, page, site }) => {
  const creator = await site.creator();
  const fan = await site.fan();
  const [inProgress = 0, planned = 0, made = 0, notPlanned = 0] = await publish(
    creator,
    'On the table',
    'On the list',
    'Out now',
    'Not this year',
  );
  await fan.call(castVote, { params: { id: String(made) } });
  await step(creator, inProgress, { stage: 'in-progress' });
  await step(creator, planned, { stage: 'planned' });
  await step(creator, made, { stage: 'made', pieceUrl: 'https://www.youtube.com/watch?v=out-now' });
  await step(creator, notPlanned, { stage: 'not-planned', reason: 'Too expensive' });

  await page.goto(`/${creator.username}`);
  await expect(page.getByRole('heading', { name: 'On the table' })).toBeVisible();
  await expect(page.locator('.row').filter({ hasText: 'On the table' })).toContainText('in progress');
  await expect(page.getByText('Out now')).toBeHidden();
  await page.getByRole('link', { name: 'Roadmap' }).click();
  await expect(page).toHaveURL(new RegExp(`/${creator.username}/roadmap$`));
  const hall = page.getByRole('region', { name: 'Made' });
  await expect(hall).toContainText('1 vote');
  await expect(hall.getByRole('link', { name: /Watch on YouTube/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=out-now',
  );
  await expect(page.getByRole('region', { name: 'In progress' })).toContainText('On the table');
  await expect(page.getByRole('region', { name: 'Not planned' })).toContainText('Too expensive');
  await site.expectAccessible();

  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES' });
  const still = await plain.newPage();
  await still.goto(`${site.origin}/${creator.username}/roadmap`);
  await expect(still.getByRole('heading', { name: 'En proceso' })).toBeVisible();
  await expect(still.getByRole('link', { name: /Ver en YouTube/ })).toBeVisible();
  await still.getByRole('link', { name: 'Ideas', exact: true }).click();
  await expect(still).toHaveURL(new RegExp(`/${creator.username}$`));
  await plain.close();
});

test('an empty roadmap shows a placeholder', async ({ page, site }) => {
  const creator = await site.creator();
  await page.goto(`/${creator.username}/roadmap`);
  await expect(page.getByRole('heading', { name: 'Nothing on the roadmap yet' })).toBeVisible();
  await site.expectAccessible();
});

test('a fan who votes for a made idea on a stale page sees a message that voting has ended', async ({ page, site }) => {
  const creator = await site.creator();
  const fan = await site.fan();
  const [id = 0] = await publish(creator, 'Almost done', 'Another');
  await site.signIn(fan);
  // Block live updates, so that the page is stale.
  await page.route('**/api/**/live*', (route) => route.abort());
  site.allowConsole(/Failed to load resource|ERR_FAILED/);
  await page.goto(`/${creator.username}`);
  const button = page.getByRole('button', { name: /vote for Almost done/i });
  await site.expectAwake();
  await step(creator, id, { stage: 'made', pieceUrl: 'https://youtu.be/done' });
  await button.click();
  await expect(page.getByText('Voting for this idea has ended', { exact: true })).toBeVisible();
  expect(await site.query('SELECT votes FROM ideas WHERE id = $1', [id])).toEqual([{ votes: '0' }]);
});

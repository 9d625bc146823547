import { changeStage, type StageChange } from '@upnext/contract/boards/roadmap';
import { castVote } from '@upnext/contract/voting/votes';

import { publish, type Account } from './accounts.ts';
import { expect, test } from './site.ts';

async function step(creator: Account, id: number, body: StageChange): Promise<void> {
  await creator.call(changeStage, { params: { id: String(id) }, body });
}

test('a creator plans an idea, works on it, sets another aside and takes it back', async ({ page, site }) => {
  const creator = await site.creator();
  const [first = 0, second = 0] = await publish(creator, 'The first one', 'The second one');
  await site.signIn(creator);
  await page.goto('/dashboard');
  const stage = (title: RegExp) => page.getByRole('button', { name: new RegExp(`^Stage of ${title.source}`) });

  await stage(/The first one/).click();
  await page.getByRole('menuitem', { name: 'I plan it' }).click();
  await expect(stage(/The first one: Planned/)).toBeVisible();
  await stage(/The first one/).click();
  await page.getByRole('menuitem', { name: 'I am making it' }).click();
  await expect(stage(/The first one: In the making/)).toBeVisible();

  await stage(/The second one/).click();
  await page.getByRole('menuitem', { name: 'Set aside…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set this idea aside' });
  await dialog.getByRole('button', { name: 'Set aside' }).click();
  await expect(dialog.getByText('Say in a few words why')).toBeVisible();
  await dialog.getByLabel('Why?').fill('The museum said no');
  await site.expectAccessible();
  await dialog.getByRole('button', { name: 'Set aside' }).click();
  await expect(dialog).toBeHidden();
  await expect(stage(/The second one/)).toBeHidden();
  expect(await site.query('SELECT stage, status FROM ideas WHERE id = $1', [second])).toEqual([
    { stage: 'set-aside', status: 'closed' },
  ]);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stage(/The second one: Open for votes/)).toBeVisible();
  expect(await site.query('SELECT stage FROM stage_changes WHERE creator_id = $1 ORDER BY id', [creator.id])).toEqual([
    { stage: 'planned' },
    { stage: 'making' },
    { stage: 'set-aside' },
    { stage: 'open' },
  ]);
  expect(await site.query('SELECT stage FROM ideas WHERE id = $1', [first])).toEqual([{ stage: 'making' }]);
});

test('everyone sees the roadmap beside the chart, in both languages and without scripts', async ({
  browser,
  page,
  site,
}) => {
  const creator = await site.creator();
  const fan = await site.fan();
  const [making = 0, planned = 0, made = 0, setAside = 0] = await publish(
    creator,
    'On the table',
    'On the list',
    'Out now',
    'Not this year',
  );
  await fan.call(castVote, { params: { id: String(made) } });
  await step(creator, making, { stage: 'making' });
  await step(creator, planned, { stage: 'planned' });
  await step(creator, made, { stage: 'made', pieceUrl: 'https://www.youtube.com/watch?v=out-now' });
  await step(creator, setAside, { stage: 'set-aside', reason: 'Too expensive' });

  await page.goto(`/${creator.username}`);
  await expect(page.getByRole('heading', { name: 'On the table' })).toBeVisible();
  await expect(page.locator('.row').filter({ hasText: 'On the table' })).toContainText('in the making');
  await expect(page.getByText('Out now')).toBeHidden();
  await page.getByRole('link', { name: 'Roadmap' }).click();
  await expect(page).toHaveURL(new RegExp(`/${creator.username}/roadmap$`));
  const hall = page.getByRole('region', { name: 'Made' });
  await expect(hall).toContainText('1 vote');
  await expect(hall.getByRole('link', { name: /Watch on YouTube/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=out-now',
  );
  await expect(page.getByRole('region', { name: 'In the making' })).toContainText('On the table');
  await expect(page.getByRole('region', { name: 'Set aside' })).toContainText('Too expensive');
  await site.expectAccessible();

  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES' });
  const still = await plain.newPage();
  await still.goto(`${site.origin}/${creator.username}/roadmap`);
  await expect(still.getByRole('heading', { name: 'En marcha' })).toBeVisible();
  await expect(still.getByRole('link', { name: /Ver en YouTube/ })).toBeVisible();
  await still.getByRole('link', { name: 'Ideas', exact: true }).click();
  await expect(still).toHaveURL(new RegExp(`/${creator.username}$`));
  await plain.close();
});

test('a board without plans says where they will stand', async ({ page, site }) => {
  const creator = await site.creator();
  await page.goto(`/${creator.username}/roadmap`);
  await expect(page.getByRole('heading', { name: 'The road starts here' })).toBeVisible();
  await site.expectAccessible();
});

test('a vote that comes after the end is told so', async ({ page, site }) => {
  const creator = await site.creator();
  const fan = await site.fan();
  const [id = 0] = await publish(creator, 'Almost done', 'Another');
  await site.signIn(fan);
  // The page does not hear of it in time.
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

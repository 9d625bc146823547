import { changeStage } from '@upnext/contract/boards/roadmap';

import { publish } from './accounts.ts';
import { toast } from './chart-page.ts';
import { openPlace } from './dashboard-page.ts';
import { makeRound } from './round-page.ts';
import { expect, test } from './site.ts';

test('a creator opens a round with one press, and the board leads to it', async ({ page, site }) => {
  const creator = await site.creator();
  const ids = await publish(creator, 'Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo');
  await site.signIn(creator);
  await page.goto('/dashboard');
  await openPlace(page, 'Rounds');
  await expect(page.getByRole('heading', { name: 'Run your first round' })).toBeVisible();
  await page.getByRole('link', { name: 'New round' }).click();
  await site.expectAwake();

  // Everything is preset.
  await expect(page.getByLabel('Question')).toHaveValue('What should I make next?');
  await expect(page.getByRole('radio', { name: 'Top 4' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Tomorrow' })).toBeChecked();
  await expect(page.getByLabel('Time')).toHaveValue('18:00');
  await expect(page.getByRole('radio', { name: '1 vote' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Hide counts until the close' })).toBeChecked();
  await expect(page.getByText('People vote for what they want, not for what’s winning.')).toBeVisible();
  await expect(page.getByText(/^4 ideas.*1 vote each/).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('list', { name: '4 ideas in the round' }).getByRole('listitem')).toHaveCount(4);
  await site.expectAccessible();

  await page.getByRole('button', { name: 'Open the round' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`${site.origin}/${creator.username}/rounds/1`);
  await expect(toast(page)).toContainText('The round is open');
  await expect(page.getByRole('heading', { name: 'What should I make next?', level: 1 })).toBeVisible();
  // The close is tomorrow at 18:00, so days and hours are left out at some times of the day.
  await expect(page.getByRole('timer')).toHaveAccessibleName(/^(1 day )?(\d+ hours? )?\d+ minutes? left$/);
  await expect(page.getByText('This is your round, so you can’t vote in it.')).toBeVisible();
  await site.expectAccessible();
  const [round] = await site.query(
    `SELECT state, votes_per_person, hides_counts, is_shuffled, pick_from, repeats_weekly,
       (SELECT array_agg(idea_id::int ORDER BY number) FROM round_candidates c WHERE c.round_id = r.id) AS ideas,
       to_char(closes_at AT TIME ZONE 'UTC', 'HH24:MI') AS closes
     FROM rounds r WHERE creator_id = $1`,
    [creator.id],
  );
  expect(round).toEqual({
    state: 'open',
    votes_per_person: 'one',
    hides_counts: true,
    is_shuffled: true,
    pick_from: 'tie',
    repeats_weekly: false,
    ideas: ids.slice(0, 4),
    closes: '18:00',
  });

  // The link's words come late. Until then, the server's HTML stays, so that no press on it is lost.
  const viewerKnown = page.waitForResponse('**/api/user');
  await page.route('**/open-round-words-*', async (route) => {
    await viewerKnown;
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    await route.continue();
  });
  await page.goto(`/${creator.username}`);
  const link = page.getByRole('link', { name: 'What should I make next?' });
  const words = await link.locator('b').elementHandle();
  await expect(link.locator('b')).toHaveText('See it');
  expect(await words?.evaluate((node) => node.isConnected)).toBe(true);
  await link.click();
  await expect(page).toHaveURL(`${site.origin}/${creator.username}/rounds/1`);
  await page.goto('/dashboard/rounds');
  const open = page.getByRole('region', { name: 'Open now' });
  await expect(open.getByRole('link', { name: 'What should I make next?' })).toBeVisible();
  await site.expectAccessible();
});

test('the preset ideas are not in progress, and the offered numbers fit the chart', async ({ page, site }) => {
  const creator = await site.creator();
  const ids = await publish(creator, 'Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot');
  await creator.call(changeStage, { params: { id: String(ids[0]) }, body: { stage: 'in-progress' } });
  await site.signIn(creator);
  await page.goto('/dashboard/rounds/new');
  await site.expectAwake();
  await expect(page.getByRole('radio', { name: /^Top/ })).toHaveCount(2);
  await page.getByRole('radio', { name: 'Top 5' }).check();
  const chosen = page.getByRole('list', { name: '5 ideas in the round' });
  await expect(chosen.getByRole('listitem')).toContainText(['Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot']);

  // Ideas in progress can still be chosen.
  await page.getByRole('button', { name: 'Change the ideas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Which ideas are in the round?' });
  const inProgress = dialog.getByRole('checkbox', { name: 'Alpha' });
  await expect(inProgress).not.toBeChecked();
  await expect(inProgress).toBeEnabled();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Open the round' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`${site.origin}/${creator.username}/rounds/1`);
  await expect(page.getByRole('heading', { name: 'Foxtrot' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Alpha' })).toBeHidden();
});

test('a creator picks the ideas from the chart and changes every setting', async ({ page, site }) => {
  const creator = await site.creator();
  const ids = await publish(creator, 'Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo');
  await site.signIn(creator);
  await page.goto('/dashboard/rounds/new');
  await site.expectAwake();
  await page.getByLabel('Question').fill('');
  await page.getByRole('button', { name: 'Open the round' }).filter({ visible: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Ask a question');
  await page.getByLabel('Question').fill('Which trip?');

  await page.getByRole('radio', { name: 'Pick myself' }).check();
  const dialog = page.getByRole('dialog', { name: 'Which ideas are in the round?' });
  await dialog.getByRole('checkbox', { name: 'Bravo' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Echo' }).check();
  await site.expectAccessible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Leave out Delta' }).click();
  await expect(page.getByRole('list', { name: '3 ideas in the round' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Repeat every week' })).toBeHidden();

  await page.getByRole('radio', { name: '3 votes' }).check();
  await page.getByText('Hide counts until the close').click();
  await expect(page.getByText('Early leaders tend to get even more votes')).toBeVisible();
  await page.getByText('More options').click();
  await page.getByText('I pick from the top three').click();
  await page.getByRole('radio', { name: 'Other…' }).check();
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Day', { exact: true }).fill(soon);
  await page.getByLabel('Time').fill('21:30');
  await page.getByRole('button', { name: 'Open the round' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`${site.origin}/${creator.username}/rounds/1`);
  expect(
    await site.query(
      `SELECT question, votes_per_person, hides_counts, pick_from, idea_ids::int[] AS ideas,
         to_char(closes_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS closes FROM rounds WHERE creator_id = $1`,
      [creator.id],
    ),
  ).toEqual([
    {
      question: 'Which trip?',
      votes_per_person: 'three',
      hides_counts: false,
      pick_from: 'top-three',
      ideas: [ids[0], ids[2], ids[4]],
      closes: `${soon} 21:30`,
    },
  ]);
});

test('a weekly round is scheduled, opens by itself and leaves the next one behind', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'Alpha', 'Bravo');
  await site.signIn(creator);
  await page.goto('/dashboard/rounds/new');
  await site.expectAwake();
  await page.getByText('Repeat every week').click();
  await page.getByText('More options').click();
  await page.getByText('Open later').click();
  await page.getByLabel('Day', { exact: true }).fill(new Date(Date.now() + 20 * 3_600_000).toISOString().slice(0, 10));
  await page.getByLabel('Time').last().fill('23:59');
  await page.getByRole('radio', { name: 'Other…' }).check();
  await page
    .getByLabel('Day', { exact: true })
    .first()
    .fill(new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole('button', { name: 'Schedule the round' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`${site.origin}/dashboard/rounds`);
  const scheduled = page.getByRole('region', { name: 'Scheduled' });
  await expect(scheduled.getByText('Every week')).toBeVisible();

  await site.query(
    `WITH due AS (UPDATE rounds SET opens_at = now() WHERE creator_id = $1 RETURNING creator_id, id)
     SELECT graphile_worker.add_job('advance-round', json_build_object('creatorId', creator_id, 'roundId', id),
       job_key => 'round-' || id) FROM due`,
    [creator.id],
  );
  await expect
    .poll(() => site.query('SELECT number, state FROM rounds WHERE creator_id = $1 ORDER BY number', [creator.id]))
    .toEqual([
      { number: 1, state: 'open' },
      { number: 2, state: 'scheduled' },
    ]);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Open now' }).getByText('Round 1')).toBeVisible();
  await expect(scheduled.getByText('Round 2')).toBeVisible();
});

test('a creator closes a round later and cancels one without votes', async ({ page, site }) => {
  const { creator, path } = await makeRound(site);
  await site.signIn(creator);
  await page.goto('/dashboard/rounds');
  await site.expectAwake();
  const actions = page.getByRole('button', { name: 'Actions for “What do we film on Friday?”' });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Close later…' }).click();
  await expect(page.getByRole('dialog', { name: 'Close later' })).toContainText('You can’t close a round earlier.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page)).toContainText('The round closes later');
  await page.goto(path);
  await expect(page.getByText(/Extended\. It was going to close/)).toBeVisible();

  await page.goto('/dashboard/rounds');
  await site.expectAwake();
  await actions.click();
  await page.getByRole('menuitem', { name: 'Cancel the round…' }).click();
  await page.getByRole('button', { name: 'Cancel the round' }).click();
  await expect(toast(page)).toContainText('Round cancelled');
  await expect(page.getByRole('heading', { name: 'Run your first round' })).toBeVisible();
  expect(await site.query('SELECT state FROM rounds WHERE creator_id = $1', [creator.id])).toEqual([
    { state: 'cancelled' },
  ]);
});

import { changeStage } from '@upnext/contract/boards/roadmap';
import { getRound, listRounds } from '@upnext/contract/voting/rounds';

import { newName } from './accounts.ts';
import { createAccount } from './auth-form.ts';
import { remembered, toast } from './chart-page.ts';
import { ballotOf, makeRound, pickButton, roundRow, voteIn } from './round-page.ts';
import { expect, test } from './site.ts';

test('a visitor picks, signs up, returns to the round with the vote counted, and changes it', async ({
  page,
  site,
}) => {
  const { creator, ids, path } = await makeRound(site);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Pick one' })).toBeVisible();
  await expect(page.getByText('Nobody has voted yet')).toBeVisible();
  await site.expectAccessible();
  await pickButton(page, 'Bravo').click();
  const sheet = page.getByRole('dialog', { name: 'Your vote for “Bravo” is ready.' });
  await expect(sheet).toContainText('Log in or sign up and it counts.');
  // The sheet must not show what the round hides.
  await expect(sheet.locator('.ready-vote')).toHaveCount(0);
  const username = newName('new_fan');
  await createAccount(page, username);
  await expect(sheet).toBeHidden();
  await expect(toast(page)).toContainText('Thank you for your vote!');
  await expect(page).toHaveURL(site.origin + path);
  await expect(pickButton(page, 'Bravo')).toHaveAttribute('aria-pressed', 'true');
  await expect(roundRow(page, 'Bravo').getByText('Your vote counts')).toBeVisible();
  await expect(page.getByText('1 person has voted')).toBeVisible();
  expect(await remembered(page, 'voteIntent')).toBeNull();
  const [fan] = await site.query<{ id: number }>('SELECT id::int FROM accounts WHERE username = $1', [username]);
  const ballot = () => ballotOf(site, { id: fan?.id ?? 0 } as Parameters<typeof ballotOf>[1]);
  expect(await ballot()).toEqual([ids[1]]);

  await pickButton(page, 'Charlie').click();
  await expect(pickButton(page, 'Charlie')).toHaveAttribute('aria-pressed', 'true');
  await expect(pickButton(page, 'Bravo')).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(ballot).toEqual([ids[2]]);
  await pickButton(page, 'Charlie').click();
  await expect(toast(page)).toContainText('Vote withdrawn');
  await expect.poll(ballot).toEqual([]);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(ballot).toEqual([ids[2]]);
  await pickButton(page, 'Alpha').click();
  await expect.poll(ballot).toEqual([ids[0]]);
  await page.reload();
  await expect(pickButton(page, 'Alpha')).toHaveAttribute('aria-pressed', 'true');
  // The chart has votes of its own.
  expect(await site.query('SELECT sum(votes)::int AS sum FROM ideas WHERE creator_id = $1', [creator.id])).toEqual([
    { sum: 0 },
  ]);
});

test('hidden counts: equal bars, no places, an order of its own for each browser, and no numbers in the page', async ({
  page,
  browser,
  site,
}) => {
  const { creator, ids, path } = await makeRound(site);
  for (const id of [ids[1], ids[1], ids[0]]) await voteIn(creator, await site.fan(), id ?? 0);
  const params = { username: creator.username, number: '1' };
  const { turnout, candidates } = await creator.call(getRound, { params });
  expect([turnout, ...candidates.flatMap(({ votes, place }) => [votes, place])]).toEqual([3, ...Array(6).fill(null)]);
  await page.goto(path);
  await site.expectAwake();
  const lengths = () => page.locator('.row-bar').evaluateAll((bars) => bars.map((bar) => bar.clientWidth));
  expect(new Set(await lengths()).size).toBe(1);
  await expect(page.locator('.row-place')).toHaveCount(0);
  await expect(page.getByText('3 people have voted')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(/\d votes?/);

  const orders = new Set<string>();
  for (let visitor = 0; visitor < 12 && orders.size < 2; visitor++) {
    const context = await browser.newContext({ baseURL: site.origin });
    const other = await context.newPage();
    await other.goto(path);
    const order = async () => (await other.locator('.ballot:not([data-waiting]) h3').allTextContents()).join();
    await expect.poll(order).not.toBe('');
    const first = await order();
    await other.reload();
    await expect.poll(order).toBe(first);
    orders.add(first);
    await context.close();
  }
  expect(orders.size).toBeGreaterThan(1);
});

test('live counts: chart rows that follow the votes, three picks, and a hint at the fourth', async ({ page, site }) => {
  const { creator, ids, path } = await makeRound(site, { hidesCounts: false, votesPerPerson: 'three' }, [
    'Alpha',
    'Bravo',
    'Charlie',
    'Delta',
  ]);
  const fan = await site.fan();
  await voteIn(creator, await site.fan(), ids[2] ?? 0);
  await site.signIn(fan);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Pick up to three' })).toBeVisible();
  await expect(page.locator('.ballot h3').first()).toHaveText('Charlie');
  await expect(pickButton(page, 'Charlie')).toHaveAccessibleName('Pick: Charlie, 1 vote');
  await site.expectAwake();
  // As fast as possible, perhaps before hydration and before the page knows the viewer: no pick may be lost.
  await page.evaluate(() => {
    for (const row of document.querySelectorAll('.ballot .row')) {
      if (!row.textContent.includes('Delta')) row.querySelector('button')?.click();
    }
  });
  await expect(page.locator('.ballot [aria-pressed=true]')).toHaveCount(3);
  await expect(pickButton(page, 'Charlie')).toHaveAccessibleName('Picked: Charlie, 2 votes');
  await pickButton(page, 'Delta').click();
  await expect(toast(page)).toContainText('You’ve picked three');
  await expect.poll(() => ballotOf(site, fan)).toEqual(ids.slice(0, 3));
  // The creator makes one of the ideas: it stays, labelled as made.
  const body = { stage: 'made', pieceUrl: 'https://youtu.be/out-now' } as const;
  await creator.call(changeStage, { params: { id: String(ids[2]) }, body });
  await expect(roundRow(page, 'Charlie').getByText('Made')).toBeVisible({ timeout: 15_000 });
  await site.expectAccessible();
  // Another fan votes, and the page follows without a reload.
  await voteIn(creator, await site.fan(), ids[0] ?? 0, ids[1] ?? 0);
  await expect(pickButton(page, 'Alpha')).toHaveAccessibleName('Picked: Alpha, 2 votes', { timeout: 15_000 });
  const { rounds } = await fan.call(listRounds, { params: { username: creator.username } });
  expect(rounds).toMatchObject([{ turnout: 3, state: 'open' }]);
});

test('a vote that the server refuses is rolled back, and the page shows that the round is closed', async ({
  page,
  site,
}) => {
  site.allowConsole(/status of 409/);
  const { creator, path } = await makeRound(site);
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(path);
  await site.expectAwake();
  // The page still believes that the round is open.
  await site.query(`UPDATE rounds SET state = 'closed', closes_at = now() WHERE creator_id = $1`, [creator.id]);
  await pickButton(page, 'Alpha').click();
  await expect(toast(page)).toContainText('This round is closed');
  await expect(pickButton(page, 'Alpha')).toHaveCount(0);
  expect(await ballotOf(site, fan)).toBeUndefined();
});

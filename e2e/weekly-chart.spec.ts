import { followBoard } from '@upnext/contract/boards/follows';
import { changeStage } from '@upnext/contract/boards/roadmap';
import { isoWeekOf } from '@upnext/contract/voting/iso-week';
import { castVote } from '@upnext/contract/voting/votes';

import { makeAccount, publish, signIn, type Account } from './accounts.ts';
import { comeToTheEnd, titles } from './chart-page.ts';
import { test } from './mail-site.ts';
import { expect } from './site.ts';

test.setTimeout(90_000);

const dayMs = 86_400_000;
/** This week's Monday, when the job publishes last week's chart. */
const monday = new Date(Math.floor(Date.now() / dayMs) * dayMs + (1 - (new Date().getUTCDay() || 7)) * dayMs);
const week = isoWeekOf(new Date(monday.getTime() - dayMs));

test('on Monday, followers get the weekly chart by email, and the chart has a page with a preview image', async ({
  page,
  context,
  site,
  mailSite: { origin, mailbox, query },
}) => {
  site.allowConsole(/status of 404/);
  const creator = await makeAccount(origin, 'creator');
  const [, second] = await publish(creator, 'First idea', 'Second idea', 'Third idea');
  const follower = await makeAccount(origin, 'audience');
  await query('UPDATE accounts SET email = username || $1, email_verified_at = now()', ['@example.com']);
  await follower.call(followBoard, { params: { username: creator.username } });
  await follower.call(castVote, { params: { id: String(second) } });
  const path = `/${creator.username}/week/${week}`;
  expect((await page.goto(origin + path))?.status()).toBe(404);

  await query(`UPDATE votes SET voted_at = $1::timestamptz - interval '1 day'`, [monday.toISOString()]);
  await query(`UPDATE board_folds SET folded_until = '-infinity'`);
  await query(`SELECT graphile_worker.add_job('recap-weeks', payload => $1)`, [
    JSON.stringify({ _cron: { ts: monday.toISOString() } }),
  ]);
  for (const { username } of [follower, creator]) {
    const mail = await mailbox.wait(`${username}@example.com`);
    expect(mail.subject).toBe(`${creator.username}’s weekly chart: “Second idea” wins`);
    expect(mail.text).toContain(origin + path);
    expect(mail.raw).toMatch(/^List-Unsubscribe:\s+</m);
  }
  expect(await query('SELECT week_votes::int AS votes FROM week_recaps')).toEqual([{ votes: 1 }]);
  expect(await query('SELECT account_id::int AS id FROM notification_receipts ORDER BY 1')).toEqual(
    [creator.id, follower.id].toSorted((a, b) => a - b).map((id) => ({ id })),
  );

  await signIn(context, origin, follower);
  await page.goto(`${origin}/${creator.username}`);
  await comeToTheEnd(page);
  await page.getByRole('link', { name: 'Last week’s chart' }).click();
  await expect(page).toHaveURL(origin + path);
  await expect(page.getByRole('heading', { name: 'Weekly chart', level: 1 })).toBeVisible();
  await expect(page.locator('.week-winner')).toContainText('Second idea');
  expect(await titles(page)).toEqual(['Second idea', 'First idea', 'Third idea']);
  await expect(page.locator('li.row').first()).toContainText('first week on the chart');
  await expect(page.locator('li.row').first()).toContainText('peak: 1st');
  await site.expectAccessible();
  const picture = await page.request.get(
    (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '',
  );
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);

  const html = (cookie: string) => page.request.get(origin + path, { headers: { cookie, 'accept-language': 'es' } });
  const [asGuest, asFollower] = await Promise.all([html(''), html(follower.cookie)]);
  expect((await asFollower.body()).equals(await asGuest.body())).toBe(true);
  expect(asGuest.headers()['cache-control']).toBe('public, s-maxage=1, stale-while-revalidate=2');
  expect(await asGuest.text()).toContain('Ranking de la semana');
});

test('a fan who voted early for an idea sees an early-vote badge after the idea is marked as made', async ({
  page,
  site,
}) => {
  const creator: Account = await site.creator();
  const [made, open] = await publish(creator, 'Made idea', 'Open idea');
  const fan = await site.fan();
  for (const id of [made, open]) await fan.call(castVote, { params: { id: String(id) } });
  const body = { stage: 'made', pieceUrl: 'https://www.youtube.com/watch?v=abc' } as const;
  await creator.call(changeStage, { params: { id: String(made) }, body });
  await site.signIn(fan);
  await page.goto('/profile');
  const entry = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(entry('Made idea')).toContainText('Early backer');
  await expect(entry('Open idea')).not.toContainText('Early backer');
  await site.expectAccessible();
  await page.goto(`/${creator.username}/roadmap`);
  await expect(entry('Made idea')).toContainText('Early backer');
  await site.expectAccessible();
  // A worker creates the notifications in the background, so retry.
  await expect(async () => {
    await page.goto('/inbox');
    await expect(entry('Made idea')).toContainText('Early backer', { timeout: 1_000 });
  }).toPass();
  await site.expectAccessible();
});

import { castVote } from '@upnext/contract/voting/votes';

import { publish, type Account } from './accounts.ts';
import { toast } from './chart-page.ts';
import { openPlace } from './dashboard-page.ts';
import { expect, test, type Site } from './site.ts';

/** Holds the bots' votes and opens a check about them, as the detectors do. Returns the creator and the bots. */
async function makeHeldVotes(site: Site, botCount: number) {
  const creator = await site.creator();
  const [attacked = 0, other = 0] = await publish(creator, 'Shader school', 'Speedruns');
  const bots = await Promise.all(Array.from({ length: botCount }, () => site.fan()));
  const fans = [await site.fan(), await site.fan()];
  for (const bot of bots) await bot.call(castVote, { params: { id: String(attacked) } });
  for (const fan of fans) await fan.call(castVote, { params: { id: String(other) } });
  await site.query('UPDATE accounts SET verified_at = now() WHERE id = ANY($1)', [[fans[0]?.id]]);
  const figures = {
    accounts: botCount,
    newAccounts: { count: botCount, withinMinutes: 9 },
    singleVotes: botCount,
    verified: 0,
    devices: 1,
    plot: {
      startsAt: new Date(Date.now() - 3_600_000).toISOString(),
      periodSeconds: 600,
      periods: [3, 2, 4].map((others, place) => ({ others, held: place === 1 ? botCount : 0 })),
      usual: 3,
    },
  };
  await site.query(
    `WITH held AS (
       UPDATE votes SET state = 'held' WHERE creator_id = $1 AND account_id = ANY($3) RETURNING voted_at),
     idea AS (UPDATE ideas SET votes = votes - $4, held_votes = held_votes + $4 WHERE creator_id = $1 AND id = $2),
     board AS (
       UPDATE boards SET total_votes = total_votes - $4, version = version + 1 WHERE creator_id = $1 RETURNING id),
     changes AS (
       INSERT INTO vote_changes (creator_id, board_id, idea_id, voted_at, change)
       SELECT $1, board.id, $2, voted_at, -1 FROM held, board),
     opened AS (
       INSERT INTO vote_checks (creator_id, board_id, kind, idea_ids, account_ids, figures, first_vote_at, last_vote_at)
       SELECT $1, id, 'group', ARRAY[$2::bigint], $3, $5, now(), now() FROM board RETURNING board_id, id)
     INSERT INTO vote_check_log (creator_id, board_id, check_id, change, made_by, votes, day)
     SELECT $1, board_id, id, 'held', 'detector', $4, now()::date FROM opened`,
    [creator.id, attacked, bots.map(({ id }) => id), botCount, figures],
  );
  return { creator, bots };
}

const statesOf = async (site: Site, bots: Account[]) =>
  (
    await site.query<{ state: string }>('SELECT DISTINCT state FROM votes WHERE account_id = ANY($1)', [
      bots.map(({ id }) => id),
    ])
  ).map(({ state }) => state);

test('a creator sees why votes are on hold, removes them, undoes it and counts them, and the public page shows it', async ({
  page,
  site,
}) => {
  const { creator, bots } = await makeHeldVotes(site, 3);
  await site.signIn(creator);
  await page.goto('/dashboard');
  await openPlace(page, 'Votes 1 waiting');
  await expect(page.getByRole('heading', { name: 'Votes', level: 1 })).toBeVisible();
  await expect(page.getByText('2 votes counted, 3 on hold now')).toBeAttached();

  const check = page.getByRole('region', { name: '3 votes for “Shader school” may come from one person.' });
  await expect(check).toContainText('3 new accounts signed up within 9 minutes and voted for nothing else.');
  await expect(check).toContainText('They came from only one device.');
  await expect(check).toContainText('None has verified an email or linked an account.');
  await expect(
    check.getByText('Votes per 10 minutes: about 3 is normal for your board; the peak was 5'),
  ).toBeAttached();
  await site.expectAccessible();

  await check.getByRole('button', { name: 'Remove 3 votes' }).click();
  await expect(toast(page)).toContainText('3 votes removed');
  const decided = page.getByRole('region', { name: '3 votes removed from “Shader school” by you' });
  await expect(decided).toBeFocused();
  await expect(page.getByText('All votes counted this week.')).toBeVisible();
  await expect.poll(() => statesOf(site, bots)).toEqual(['void']);

  await decided.getByRole('button', { name: 'Undo' }).click();
  await expect(check).toBeVisible();
  await expect.poll(() => statesOf(site, bots)).toEqual(['held']);
  await check.getByRole('button', { name: 'Count them' }).click();
  await expect(page.getByText('5 votes counted, 0 on hold now')).toBeAttached();
  await expect.poll(() => statesOf(site, bots)).toEqual(['counted']);

  await page.getByRole('link', { name: 'See the public page' }).click();
  await expect(page.getByRole('heading', { name: 'One person, one vote. Here’s how we check.' })).toBeVisible();
  // Counted, put on hold, removed, restored: the undone removal and the counted votes.
  await expect(page.getByRole('row', { name: 'Today 5 3 3 6' })).toBeVisible();
  await site.expectAccessible();
});

test('the owner sees what counting only verified voters would do before applying it, and can switch it off again', async ({
  page,
  site,
}) => {
  const { creator } = await makeHeldVotes(site, 2);
  const counts = () =>
    site.query('SELECT votes::int, held_votes::int AS held FROM ideas WHERE creator_id = $1 ORDER BY id', [creator.id]);
  await site.signIn(creator);
  await page.goto('/dashboard/votes');
  await site.expectAwake();
  const toggle = page.getByRole('switch', { name: 'Only count verified voters' });
  await toggle.click();
  await expect(page.getByText('1 of 2 votes would count. 1 waits until its voter verifies.')).toBeVisible();
  await site.expectAccessible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(toggle).not.toBeChecked();
  expect(await counts()).toEqual([
    { votes: 0, held: 2 },
    { votes: 2, held: 0 },
  ]);

  await toggle.click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(toast(page)).toContainText('Only verified voters count now');
  await expect.poll(counts).toEqual([
    { votes: 0, held: 2 },
    { votes: 1, held: 1 },
  ]);
  await page.goto(`/${creator.username}/fairness`);
  await expect(page.getByRole('heading', { name: 'Verified voters only.' })).toBeVisible();

  await page.goto('/dashboard/votes');
  await site.expectAwake();
  await toggle.click();
  await expect(page.getByText('2 votes would count instead of 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Apply' }).click();
  // The votes of the check stay on hold.
  await expect.poll(counts).toEqual([
    { votes: 0, held: 2 },
    { votes: 2, held: 0 },
  ]);
});

test('the public page is linked below the chart and readable without JavaScript, in Spanish too', async ({
  browser,
  site,
}) => {
  const { creator, bots } = await makeHeldVotes(site, 2);
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'es-ES', baseURL: site.origin });
  site.later(() => context.close());
  const page = await context.newPage();
  await page.goto(`/${creator.username}`);
  await page.getByRole('link', { name: 'Cómo se revisan los votos' }).click();
  await expect(page.getByRole('heading', { name: 'Una persona, un voto. Así lo comprobamos.' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Hoy 2 2 0 0' })).toBeVisible();
  const html = await page.content();
  for (const bot of bots) expect(html).not.toContain(bot.username);
});

import type { Page } from '@playwright/test';
import { renewOverlay } from '@upnext/contract/reach/overlays';
import { pickWinner } from '@upnext/contract/voting/rounds';

import { endRound, makeRound, voteIn } from './round-page.ts';
import { expect, test } from './site.ts';

const rows = (page: Page) => page.locator('.scene-row').allTextContents();
/** The overlay looks for new rounds every 10 seconds. */
const polled = { timeout: 30_000 };

/** The delay before each row of the result appears, by title. Undefined if the row isn't animated. */
async function delays(page: Page) {
  return await page.locator('.reveal-row').evaluateAll((list) =>
    Object.fromEntries(
      list.map((row) => {
        // The animation has ended by now, so its delay is read from the styles.
        const { animationName, animationDelay } = getComputedStyle(row);
        const title = row.querySelector('.reveal-title > span')?.textContent ?? '';
        return [title, animationName === 'none' ? undefined : animationDelay];
      }),
    ),
  );
}

test('the overlay shows an open round with hidden counts, reveals its result, and returns to the chart', async ({
  page,
  site,
}) => {
  test.slow();
  const { creator, ids, path } = await makeRound(site);
  const { url } = await creator.call(renewOverlay, {});
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'What do we film on Friday?' })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByText(/^Nobody has voted yetCounts hidden until \w{3} \d{1,2}:\d\d [AP]M$/)).toBeVisible();
  await expect(page.getByRole('figure', { name: `QR code for ${site.origin.slice(7)}${path}` })).toBeVisible();
  await expect(page.locator('.overlay')).toHaveCount(0);
  await site.expectAccessible();
  const voters = [ids[2], ids[2], ids[2], ids[1], ids[1], ids[0]];
  for (const id of voters) await voteIn(creator, await site.fan(), id ?? 0);
  await expect(page.getByText('6 people have voted')).toBeVisible(polled);
  // Numbers stay with their ideas, and nothing tells who leads.
  expect(await rows(page)).toEqual(['1Alpha', '2Bravo', '3Charlie']);
  await expect(page.locator('.scene-bar')).toHaveCount(0);

  await endRound(site, creator);
  await expect(page.locator('.reveal-large')).toContainText('What do we film on Friday? You choseCharlie', polled);
  await expect(page.locator('.reveal-large')).toContainText('3votes · 50%');
  expect(await page.locator('.reveal-row').allTextContents()).toMatchObject([
    expect.stringMatching(/^1.*Charlie/),
    expect.stringMatching(/^2.*Bravo/),
    expect.stringMatching(/^3.*Alpha/),
  ]);
  expect(await delays(page)).toEqual({ Alpha: '0s', Bravo: '0.6s', Charlie: '1.2s' });
  await site.expectAccessible();

  await site.query(`UPDATE rounds SET closes_at = now() - interval '10 minutes' WHERE creator_id = $1`, [creator.id]);
  await expect(page.locator('.overlay-row')).toHaveCount(3, polled);
  await expect(page.locator('.scene')).toHaveCount(0);
});

test('the overlay shows live counts as bars, says that there is a tie, and names the creator’s pick as theirs', async ({
  page,
  site,
}) => {
  test.slow();
  const { creator, ids, number } = await makeRound(site, { hidesCounts: false });
  const { url } = await creator.call(renewOverlay, {});
  await page.goto(url);
  await expect(page.locator('.scene-row')).toHaveCount(3);
  for (const id of [ids[1], ids[2]]) await voteIn(creator, await site.fan(), id ?? 0);
  await expect.poll(() => rows(page), polled).toEqual(['1Alpha0 votes', '2Bravo1 vote', '3Charlie1 vote']);
  await expect(page.locator('.scene-row').nth(1)).toHaveClass(/share-100/);
  await expect(page.locator('.scene-row').nth(0)).toHaveClass(/share-0/);
  await site.expectAccessible();

  // The preview shows what the link shows.
  await site.signIn(creator);
  await page.goto('/dashboard/stream');
  const preview = page.getByRole('region', { name: 'Stream overlay' });
  await expect(preview.getByRole('heading', { name: 'What do we film on Friday?' })).toBeVisible();
  await expect(preview.locator('.scene')).toHaveCSS('position', 'static');
  await expect(preview.locator('.overlay')).toHaveCount(0);
  expect(await rows(page)).toEqual(['1Alpha0 votes', '2Bravo1 vote', '3Charlie1 vote']);
  await site.expectAccessible();

  await page.goto(url);
  await endRound(site, creator);
  await expect(page.getByRole('heading', { name: 'It’s a tie' })).toBeVisible(polled);
  await expect(page.getByText(`${creator.username} picks the winner.`)).toBeVisible();
  await expect(page.locator('.reveal-row.row-1')).toHaveCount(2);
  await expect(page.locator('.reveal-large')).toHaveCount(0);
  await site.expectAccessible();
  await creator.call(pickWinner, { params: { number: String(number) }, body: { ideaId: ids[2] ?? 0 } });
  await expect(page.locator('.reveal-large')).toContainText(`Picked by ${creator.username}Charlie`, polled);
  expect(await site.query('SELECT winner_id::int AS id FROM rounds WHERE creator_id = $1', [creator.id])).toEqual([
    { id: ids[2] },
  ]);
});

test('a provisional result is called provisional, and nothing moves with reduced motion', async ({ page, site }) => {
  test.slow();
  const long = 'I build a bookshelf from pallets and then test how many encyclopedias it can hold';
  const { creator, ids } = await makeRound(site, {}, ['Alpha', 'Bravo', long]);
  const { url } = await creator.call(renewOverlay, {});
  for (const id of [ids[0], ids[0], ids[1]]) await voteIn(creator, await site.fan(), id ?? 0);
  // Ballots for an attacked idea are held until their accounts are verified.
  await site.query(`UPDATE ideas SET attacked_at = now() WHERE id = $1`, [ids[1]]);
  await site.query(`UPDATE round_ballots SET state = 'held' WHERE creator_id = $1 AND $2 = ANY(idea_ids)`, [
    creator.id,
    ids[1],
  ]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(url);
  await expect(page.getByRole('timer')).toBeVisible();
  const isCut = await page.getByText(long).evaluate((title) => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = title;
    // Letters reach a little out of their lines.
    return scrollWidth > clientWidth || scrollHeight > clientHeight + 8;
  });
  expect(isCut).toBe(false);
  await endRound(site, creator);
  await expect(page.locator('.reveal-large')).toContainText('Provisional: 1 vote being checked.Alpha', polled);
  await expect(page.getByText('You chose')).toHaveCount(0);
  expect(await delays(page)).toEqual({ Alpha: undefined });
  await site.expectAccessible();
  expect(await site.query('SELECT state FROM rounds WHERE creator_id = $1', [creator.id])).toEqual([
    { state: 'closed' },
  ]);
});

test('an overlay that stays open while the server restarts shows the result of the round', async ({ page, site }) => {
  test.slow();
  site.allowConsole(/Failed to load resource|net::ERR_/);
  const { creator, ids } = await makeRound(site);
  const { url } = await creator.call(renewOverlay, {});
  await voteIn(creator, await site.fan(), ids[0] ?? 0);
  const own = await site.startOwn();
  await page.goto(url.replace(site.origin, own.origin));
  await expect(page.getByRole('timer')).toBeVisible();
  await own.stop();
  await endRound(site, creator);
  await expect(page.locator('.scene-row')).toHaveCount(3);
  await own.start();
  await expect(page.locator('.reveal-large')).toContainText('Alpha', polled);
});

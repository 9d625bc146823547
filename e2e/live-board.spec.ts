import type { Browser, Page } from '@playwright/test';
import { deleteIdea } from '@upnext/contract/boards/ideas';
import { createShareLink, updateShareLink } from '@upnext/contract/boards/share-links';
import { cancelRound, createRound } from '@upnext/contract/voting/rounds';
import { castVote } from '@upnext/contract/voting/votes';

import { makeAccount, publish, signIn, type Account } from './accounts.ts';
import { row, titles, toast, voteButton } from './chart-page.ts';
import { startRedis } from './redis-process.ts';
import { expect, test } from './site.ts';

const live = (page: Page) => page.getByText('LIVE', { exact: true });
const vote = (fan: Account, id: number | undefined) => fan.call(castVote, { params: { id: String(id) } });
const storedVotes = 'SELECT idea_id::int FROM votes WHERE creator_id = $1 ORDER BY voted_at';

/** Another fan votes in a separate browser context. */
async function voteElsewhere(browser: Browser, origin: string, fan: Account, path: string, title: string) {
  const context = await browser.newContext();
  await signIn(context, origin, fan);
  const page = await context.newPage();
  await page.goto(origin + path);
  await voteButton(page, title).click();
  await expect(toast(page)).toContainText('Thank you for your vote!');
  return context;
}

/** Records climbs in the page, because polling could miss the short animation. */
async function noteClimbs(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = () => document.body.setAttribute('data-climbed', '');
    new MutationObserver(note).observe(document.body, { subtree: true, attributeFilter: ['data-climbs'] });
  });
}

/** Returns a function that counts the page's open live streams. */
function countStreams(page: Page): () => number {
  let open = 0;
  const isStream = (url: string) => /\/live\?since=\d+$/.test(url);
  page.on('request', (request) => (open += isStream(request.url()) ? 1 : 0));
  page.on('requestfailed', (request) => (open -= isStream(request.url()) ? 1 : 0));
  page.on('requestfinished', (request) => (open -= isStream(request.url()) ? 1 : 0));
  return () => open;
}

for (const motion of ['no-preference', 'reduce'] as const) {
  test(`a vote in one browser moves the idea's row in another browser (prefers-reduced-motion: ${motion})`, async ({
    page,
    site,
    browser,
  }) => {
    test.slow();
    const creator = await site.creator();
    const [, second] = await publish(creator, 'First idea', 'Second idea');
    const { token } = await creator.call(createShareLink, { body: {} });
    await page.emulateMedia({ reducedMotion: motion });
    for (const path of [`/${creator.username}`, `/creators/${creator.username}`, `/public/${token}`]) {
      await site.query('DELETE FROM votes WHERE creator_id = $1', [creator.id]);
      await site.query('UPDATE ideas SET votes = 0 WHERE creator_id = $1', [creator.id]);
      await site.query('UPDATE boards SET version = version + 1, total_votes = 0 WHERE creator_id = $1', [creator.id]);
      // A board is cached for up to two seconds.
      await expect(async () => {
        await page.goto(path);
        expect(await titles(page)).toEqual(['First idea', 'Second idea']);
      }).toPass();
      await expect(live(page)).toBeVisible();
      await noteClimbs(page);
      const other = await voteElsewhere(browser, site.origin, await site.fan(), path, 'Second idea');
      await expect.poll(() => titles(page), { timeout: 2_000, intervals: [50] }).toEqual(['Second idea', 'First idea']);
      if (motion === 'reduce') await expect(page.locator('body')).not.toHaveAttribute('data-climbed');
      else await expect(page.locator('body')).toHaveAttribute('data-climbed');
      await expect(row(page, 'Second idea')).toHaveClass(/row-1 .*share-100/);
      await expect(row(page, 'Second idea').locator('.vote-count')).toHaveText('1');
      await expect(page.locator('.live output')).toHaveText('“Second idea” is now in 1st place.');
      await other.close();
      await site.expectAccessible();
    }
    expect(await site.query(storedVotes, [creator.id])).toEqual([{ idea_id: second }]);
  });
}

test("a vote moves the idea's row in another browser while Redis is stopped", async ({ page, site, browser }) => {
  test.slow();
  const redis = await startRedis();
  site.later(redis.stop);
  const own = await site.startOwn({ REDIS_URL: redis.url, LOG_LEVEL: 'silent' });
  const creator = await makeAccount(own.origin, 'creator');
  const [, second] = await publish(creator, 'First idea', 'Second idea');
  const fan = await makeAccount(own.origin, 'audience');
  await page.goto(`${own.origin}/${creator.username}`);
  await expect(live(page)).toBeVisible();
  await redis.stop();
  const other = await voteElsewhere(browser, own.origin, fan, `/${creator.username}`, 'Second idea');
  await expect.poll(() => titles(page), { timeout: 2_000, intervals: [50] }).toEqual(['Second idea', 'First idea']);
  await expect(live(page)).toBeVisible();
  await other.close();
  expect(await site.query(storedVotes, [creator.id])).toEqual([{ idea_id: second }]);
});

test('a hidden tab closes its live stream, and shows the missed votes when it becomes visible again', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const [, second] = await publish(creator, 'First idea', 'Second idea');
  const streams = countStreams(page);
  await page.goto(`/${creator.username}`);
  await expect(live(page)).toBeVisible();
  expect(streams()).toBe(1);
  const see = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await see(true);
  await expect.poll(streams).toBe(0);
  await expect(live(page)).toBeHidden();
  await vote(await site.fan(), second);
  await page.waitForTimeout(1_500);
  expect(await titles(page)).toEqual(['First idea', 'Second idea']);
  await see(false);
  await expect.poll(() => titles(page)).toEqual(['Second idea', 'First idea']);
  await expect(live(page)).toBeVisible();
  expect(streams()).toBe(1);
  expect(await site.query(storedVotes, [creator.id])).toEqual([{ idea_id: second }]);
});

test('rows do not move while the suggestion dialog is open, and move after it closes', async ({ page, site }) => {
  const creator = await site.creator();
  const [, second] = await publish(creator, 'First idea', 'Second idea');
  await site.signIn(await site.fan());
  await page.goto(`/${creator.username}`);
  await expect(live(page)).toBeVisible();
  const suggest = page.locator('.dock, .who-acts').getByRole('button', { name: 'Suggest an idea' });
  await suggest.filter({ visible: true }).click();
  await page.getByLabel('Title').fill('Gazpacho');
  await vote(await site.fan(), second);
  // The count updates immediately, but the place does not.
  await expect(row(page, 'Second idea').locator('.vote-count')).toHaveText('1');
  await page.waitForTimeout(2_500);
  expect(await titles(page)).toEqual(['First idea', 'Second idea']);
  await expect(row(page, 'Second idea')).toContainText('moving up to 1st');
  await expect(page.getByLabel('Title')).toHaveValue('Gazpacho');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => titles(page)).toEqual(['Second idea', 'First idea']);
  expect(await site.query(storedVotes, [creator.id])).toEqual([{ idea_id: second }]);
});

test('rows do not move while one of them has the focus, until the viewer presses a button that shows the new places', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const [, second] = await publish(creator, 'First idea', 'Second idea');
  await page.goto(`/${creator.username}`);
  await expect(live(page)).toBeVisible();
  await voteButton(page, 'First idea').focus();
  await vote(await site.fan(), second);
  await expect(row(page, 'Second idea').locator('.vote-count')).toHaveText('1');
  const news = page.getByRole('button', { name: 'The chart has changed Show' });
  await expect(news).toBeVisible();
  expect(await titles(page)).toEqual(['First idea', 'Second idea']);
  await expect(voteButton(page, 'First idea')).toBeFocused();
  await site.expectAccessible();
  await news.press('Enter');
  await expect.poll(() => titles(page)).toEqual(['Second idea', 'First idea']);
  await expect(news).toHaveCount(0);
  expect(await site.query(storedVotes, [creator.id])).toEqual([{ idea_id: second }]);
});

test('published ideas and open rounds appear, and deleted ideas and cancelled rounds disappear, without a page reload', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const [first] = await publish(creator, 'First idea');
  await page.goto(`/${creator.username}`);
  await expect(live(page)).toBeVisible();
  await publish(creator, 'Second idea');
  await expect.poll(() => titles(page)).toEqual(['First idea', 'Second idea']);
  const closesAt = new Date(Date.now() + 3_600_000).toISOString();
  await creator.call(createRound, { body: { question: 'Which one?', top: 2, closesAt } });
  await expect(page.getByRole('link', { name: /^Which one\?.*Vote$/ })).toBeVisible();
  await creator.call(cancelRound, { params: { number: '1' } });
  await expect(page.getByRole('link', { name: 'Which one?' })).toHaveCount(0);
  await creator.call(deleteIdea, { params: { id: String(first) } });
  await expect.poll(() => titles(page)).toEqual(['Second idea']);
  expect(
    await site.query(`SELECT title FROM ideas WHERE creator_id = $1 AND status = 'approved'`, [creator.id]),
  ).toEqual([{ title: 'Second idea' }]);
});

test('turning off a share link ends its live stream without an error message', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'First idea');
  const link = await creator.call(createShareLink, { body: {} });
  const streams = countStreams(page);
  await page.goto(`/public/${link.token}`);
  await expect(live(page)).toBeVisible();
  await creator.call(updateShareLink, { params: { id: String(link.id) }, body: { isActive: false } });
  await expect(live(page)).toBeHidden();
  await expect.poll(streams).toBe(0);
  let knocks = 0;
  page.on('request', (request) => (knocks += request.url().includes('/api/public/') ? 1 : 0));
  await page.waitForTimeout(4_000);
  expect(knocks).toBe(0);
  await expect(row(page, 'First idea')).toBeVisible();
  expect(await site.query('SELECT is_active FROM share_links WHERE creator_id = $1', [creator.id])).toEqual([
    { is_active: false },
  ]);
});

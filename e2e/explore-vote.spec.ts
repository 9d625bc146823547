import type { Locator, Page } from '@playwright/test';
import { createBoard } from '@upnext/contract/boards/boards';
import { createIdea } from '@upnext/contract/boards/ideas';
import { castVote } from '@upnext/contract/voting/votes';

import { loginDemo, password } from './accounts.ts';
import { expect, test } from './site.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const voteButtons = (page: Page) => page.getByRole('button', { name: /^Vote for/ });
const columns = (page: Page) =>
  page.locator('.explore-cards').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);

type Timed = { lasted: Record<string, number> };

/**
 * Measures in the page how long each attribute stays set, because polling is too slow. The spinner is measured from the
 * click on.
 */
async function timeAttributes(button: Locator, names: string[]) {
  await button.evaluate((element, attributeFilter) => {
    const since = new Map<string, number>();
    const lasted: Record<string, number> = {};
    Object.assign(window, { lasted });
    element.addEventListener('click', () => since.set('aria-busy', performance.now()), { capture: true, once: true });
    new MutationObserver((changes) => {
      for (const { attributeName } of changes) {
        const name = attributeName ?? '';
        const start = since.get(name);
        if (element.hasAttribute(name)) since.set(name, start ?? performance.now());
        else if (start !== undefined) lasted[name] ??= performance.now() - start;
      }
    }).observe(element, { attributeFilter });
  }, names);
}

test('the server sends the same Explore HTML to all users, and the browser shows three columns to visitors and two to logged-in users', async ({
  page,
  request,
  site,
}) => {
  const fan = await site.fan();
  const headers = { 'accept-language': 'en' };
  const asGuest = await (await request.get('/explore', { headers })).text();
  const asFan = await (
    await request.get('/explore', { headers: { ...headers, cookie: `${fan.cookie}; signed_in=1` } })
  ).text();
  expect(asGuest).toContain('Tortilla blind test');
  // Other tests may vote between the two requests, so the counts are removed.
  const withoutCounts = (html: string) => html.replace(/\d+/g, '');
  expect(withoutCounts(asFan)).toBe(withoutCounts(asGuest));

  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  await page.goto('/explore');
  expect(await columns(page)).toBe(isPhone ? 1 : 3);
  await site.expectAccessible();
  await site.signIn(fan);
  await page.goto('/explore');
  expect(await columns(page)).toBe(isPhone ? 1 : 2);
  expect(await site.query('SELECT FROM votes WHERE account_id = $1', [fan.id])).toHaveLength(0);
});

test('a vote on Explore is stored once, shows a spinner for half a second and then highlights the count', async ({
  page,
  site,
}) => {
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto('/explore');
  const button = voteButtons(page).nth(3);
  const title = await cards(page).nth(3).getByRole('heading').textContent();
  await timeAttributes(button, ['aria-busy', 'data-highlighted']);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.toast')).toContainText('Thank you for your vote!');
  const stored = () =>
    site.query('SELECT i.title FROM votes v JOIN ideas i ON i.id = v.idea_id WHERE v.account_id = $1', [fan.id]);
  expect(await stored()).toEqual([{ title }]);

  const lasted = () => page.evaluate(() => (window as unknown as Timed).lasted);
  await expect.poll(async () => Object.keys(await lasted())).toEqual(['aria-busy', 'data-highlighted']);
  const { 'aria-busy': spinnerMs = 0, 'data-highlighted': highlightMs = 0 } = await lasted();
  expect(spinnerMs).toBeGreaterThanOrEqual(490);
  // The highlight lasts 0.6 s here, plus a tolerance for a busy machine. On boards, it lasts 2 s.
  expect(highlightMs).toBeGreaterThan(200);
  expect(highlightMs).toBeLessThan(1_900);

  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  // Without local storage, the page gets the vote from the server.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  // The button is aria-disabled, but a click still shows a toast.
  await button.click({ force: true });
  await expect(page.locator('.toast')).toContainText('You have already voted');
  expect(await stored()).toHaveLength(1);
});

test('voting on Explore for an idea that the fan has already voted for shows it as voted without an error', async ({
  page,
  site,
}) => {
  const fan = await site.fan();
  await site.signIn(fan);
  const ownVotes = page.waitForResponse('**/api/user/votes');
  await page.goto('/explore');
  await ownVotes;
  const button = voteButtons(page).first();
  await expect(page.getByText(`Hi, ${fan.username}`)).toBeVisible();
  const path = await cards(page).first().getByRole('heading').getByRole('link').getAttribute('href');
  await fan.call(castVote, { params: { id: path?.split('/').at(-1) ?? '' } });
  site.allowConsole(/status of 409/);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.toast')).toHaveCount(0);
  expect(await site.query('SELECT FROM votes WHERE account_id = $1', [fan.id])).toHaveLength(1);
});

test("a visitor's votes on Explore are stored during login and then cast on Explore", async ({ page, site }) => {
  const fan = await site.fan();
  await page.goto('/explore');
  const titles = await Promise.all([1, 2].map((place) => cards(page).nth(place).getByRole('heading').textContent()));
  await voteButtons(page).nth(1).click();
  await page.getByRole('button', { name: 'Not now' }).click();
  await voteButtons(page).nth(2).click();
  await expect(page.getByRole('dialog', { name: `Your vote for “${titles[1]}” is ready.` })).toBeVisible();
  const intent = await page.evaluate(() => JSON.parse(localStorage.getItem('voteIntent') ?? 'null') as unknown);
  expect(intent).toMatchObject({ redirectPath: '/explore' });
  await page.getByRole('button', { name: 'Already have an account? Log in' }).click();
  await page.getByLabel('Username').fill(fan.username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.locator('.toast')).toContainText('Thank you for your 2 votes!');
  await expect(cards(page).nth(1).getByText('Your vote counts')).toBeVisible();
  await expect(page).toHaveURL('/explore');
  expect(
    await site.query(
      'SELECT i.title FROM votes v JOIN ideas i ON i.id = v.idea_id WHERE v.account_id = $1 ORDER BY v.voted_at',
      [fan.id],
    ),
  ).toEqual(titles.map((title) => ({ title })));
  expect(await page.evaluate(() => localStorage.getItem('voteIntent'))).toBeNull();
});

test("a visitor who votes on Explore for an idea on a creator's second board logs in on the login page and returns to Explore", async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const { username } = creator;
  await creator.call(createBoard, { body: { name: 'Podcast', slug: 'podcast' } });
  const { id } = await creator.call(createIdea, {
    query: { board: `${username}~podcast` },
    body: { title: 'An interview', description: '' },
  });
  const [first, fan] = [await site.fan(), await site.fan()];
  // With one vote, the idea is listed before all ideas without votes.
  await first.call(castVote, { params: { id: String(id) } });
  const button = page.getByRole('button', { name: /^Vote for An interview, / });
  // A worker updates the Explore list in the background, so retry.
  await expect(async () => {
    await page.goto(`/explore?q=${username}`);
    await expect(button).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await button.click();
  await page.getByRole('link', { name: 'Go to the login page' }).click();
  await expect(page).toHaveURL(/\/auth\?referrer=\/explore/);
  await expect(page.getByRole('heading', { name: 'Your vote is ready.' })).toBeVisible();
  await page.getByLabel('Username').fill(fan.username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/explore');
  await expect(page.locator('.toast')).toContainText('Thank you for your vote!');
  expect(await site.query('SELECT idea_id::int AS id FROM votes WHERE account_id = $1', [fan.id])).toEqual([{ id }]);
});

test('creators see no vote button on their own ideas on Explore, and loading more ideas can be retried after a failure', async ({
  page,
  site,
}) => {
  const creator = await loginDemo(site.origin, 'SalYCiencia');
  await site.signIn(creator);
  await page.goto('/explore');
  await expect(cards(page)).toHaveCount(30);
  const own = cards(page).filter({ has: page.getByRole('link', { name: creator.username }) });
  const others = cards(page).filter({ has: page.getByRole('link', { name: 'nachtbus' }) });
  await expect(own.first()).toBeVisible();
  await expect(own.first().getByRole('button', { name: /^Vote/ })).toHaveCount(0);
  await expect(others.first().getByRole('button', { name: /^Vote/ })).toHaveCount(1);

  site.allowConsole(/ERR_FAILED|Failed to load resource/);
  await page.route('**/api/explore?cursor=*', (route) => route.abort());
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(page.getByText('Failed to load ideas. Please try again.')).toBeVisible();
  await page.unroute('**/api/explore?cursor=*');
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(60);
  await expect(page.getByText('Failed to load ideas. Please try again.')).toHaveCount(0);
  expect(await site.query('SELECT FROM votes WHERE account_id = $1 AND creator_id = $1', [creator.id])).toHaveLength(0);
});

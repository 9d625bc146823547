import type { Page } from '@playwright/test';
import { renewOverlay, revokeOverlay } from '@upnext/contract/reach/overlays';
import { castVote } from '@upnext/contract/voting/votes';

import { publish } from './accounts.ts';
import { expect, test } from './site.ts';

const titles = (page: Page) => page.locator('.overlay-title').allTextContents();

/** Resolves when the page's live stream is open. */
const listening = (page: Page) =>
  page.waitForResponse((answer) => /\/api\/overlays\/[\w-]+\/live\?/.test(answer.url()));

test('the overlay has a transparent background, and a vote moves its rows within seconds', async ({ page, site }) => {
  const creator = await site.creator();
  const [, second] = await publish(creator, 'First idea', 'Second idea', 'Third idea');
  const { url } = await creator.call(renewOverlay, {});
  const opened = listening(page);
  await page.goto(`${url}?rows=2`);
  await opened;
  expect(await titles(page)).toEqual(['First idea', 'Second idea']);
  await page.evaluate(() => {
    const note = () => document.body.setAttribute('data-climbed', '');
    new MutationObserver(note).observe(document.body, { subtree: true, attributeFilter: ['data-climbs'] });
  });
  const fan = await site.fan();
  await fan.call(castVote, { params: { id: String(second) } });
  await expect.poll(() => titles(page), { timeout: 3_000, intervals: [50] }).toEqual(['Second idea', 'First idea']);
  await expect(page.locator('body')).toHaveAttribute('data-climbed');
  await expect(page.locator('.overlay-row').first()).toContainText('1');
  await expect(page.getByRole('figure', { name: `/${creator.username}` })).toBeVisible();
  const grounds = await page.evaluate(() =>
    ['html', 'body'].map((name) => getComputedStyle(document.querySelector(name) ?? document.body).backgroundColor),
  );
  expect(grounds).toEqual(['rgba(0, 0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  await expect(page.locator('header, footer, .toast')).toHaveCount(0);
  await site.expectAccessible();

  await publish(creator, 'Late idea');
  const others = await Promise.all([site.fan(), site.fan()]);
  const [late] = await site.query<{ id: number }>(
    `SELECT id::int FROM ideas WHERE creator_id = $1 AND title = 'Late idea'`,
    [creator.id],
  );
  for (const one of others) await one.call(castVote, { params: { id: String(late?.id) } });
  await expect.poll(() => titles(page), { timeout: 5_000 }).toEqual(['Late idea', 'Second idea']);
});

test('the query parameters of the overlay URL set the rows, size, theme and language', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'One', 'Two', 'Three', 'Four', 'Five', 'Six');
  const { url } = await creator.call(renewOverlay, {});
  await page.goto(url);
  await expect(page.locator('.overlay-row')).toHaveCount(5);
  await expect(page.locator('.overlay')).toHaveAttribute('data-theme', 'dark');
  const width = async () => (await page.locator('.overlay-title').first().boundingBox())?.height ?? 0;
  const usual = await width();
  await page.goto(`${url}?rows=1&size=l&theme=light&qr=off&lang=es`);
  await expect(page.locator('.overlay-row')).toHaveCount(1);
  await expect(page.locator('.overlay')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('figure')).toHaveCount(0);
  await expect(page.getByText('Vota por lo que viene')).toBeVisible();
  expect(await width()).toBeGreaterThan(usual);
  await site.expectAccessible();
});

test('a creator creates an overlay URL, and the open overlay disappears when the creator turns it off', async ({
  page,
  context,
  site,
}) => {
  site.allowConsole(/status of 404/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const creator = await site.creator();
  await publish(creator, 'First idea', 'Second idea');
  await site.signIn(creator);
  await page.goto('/dashboard/share');
  await page.getByRole('link', { name: 'On your stream' }).click();
  await expect(page.getByRole('heading', { name: 'On your stream', level: 1 })).toBeVisible();
  await expect(page.locator('.overlay-stage .overlay-row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('button', { name: '3', exact: true }).click();
  await page.getByRole('button', { name: 'Light' }).click();
  await expect(page.locator('.overlay-stage .overlay')).toHaveAttribute('data-theme', 'light');
  await site.expectAccessible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const [stored] = await site.query<{ token: string }>('SELECT token FROM overlays WHERE creator_id = $1', [
    creator.id,
  ]);
  expect(address).toBe(`${site.origin}/overlay/${stored?.token}?rows=3&theme=light&lang=en`);
  await expect(page.getByText(stored?.token ?? '')).toHaveCount(0);

  const stream = await context.newPage();
  const opened = listening(stream);
  await stream.goto(address);
  await opened;
  await expect(stream.locator('.overlay-row')).toHaveCount(2);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Create link' })).toBeVisible();
  await stream.bringToFront();
  await expect(stream.locator('.overlay')).toHaveCount(0);
  expect((await stream.goto(address))?.status()).toBe(404);
  await expect(stream.locator('.overlay')).toHaveCount(0);
  await expect(stream.getByText('This overlay has been turned off.')).toBeAttached();
  expect(await site.query('SELECT FROM overlays WHERE creator_id = $1', [creator.id])).toEqual([]);
});

test('an overlay that is turned off while its page is offline disappears after the page reconnects', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  site.allowConsole(/Failed to load resource|net::ERR_/);
  const creator = await site.creator();
  await publish(creator, 'First idea');
  const { url } = await creator.call(renewOverlay, {});
  const opened = listening(page);
  await page.goto(url);
  await opened;
  await context.setOffline(true);
  await creator.call(revokeOverlay, {});
  await context.setOffline(false);
  await expect(page.locator('.overlay')).toHaveCount(0, { timeout: 30_000 });
});

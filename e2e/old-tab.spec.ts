import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { BrowserContext, Page } from '@playwright/test';

import { makeAccount, publish, signIn } from './accounts.ts';
import { voteButton } from './chart-page.ts';
import { copyAsNewVersion } from './copy-as-new-version.ts';
import { expect, test, type Site } from './site.ts';

test.use({ serviceWorkers: 'allow' });

/** The paths of the scripts and styles that the page has loaded. */
async function assets(page: Page): Promise<string[]> {
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return paths.filter((file) => /^\/assets\/.*\.(?:js|css)$/.test(file));
}

const isNew = (file: string): boolean => /-new-[\w-]{8}\.(?:js|css)$/.test(file);

/** Opens a board as a fan, then replaces the server with a new version. */
async function openAndDeploy(page: Page, context: BrowserContext, site: Site) {
  site.allowConsole(/Failed to load resource|Failed to fetch|Error loading route module|Refused to apply style/);
  const own = await site.startOwn();
  const creator = await makeAccount(own.origin, 'creator');
  const [, second] = await publish(creator, 'First idea', 'Second idea');
  await signIn(context, own.origin, await makeAccount(own.origin, 'audience'));
  await page.goto(`${own.origin}/${creator.username}`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await site.expectAwake();
  // The navigation progress bar is loaded last. It reloads the next page if the code for that page no longer exists.
  await expect(page.locator('.page-turn')).toBeAttached();
  expect((await assets(page)).filter(isNew)).toEqual([]);

  const folder = await mkdtemp(path.join(tmpdir(), 'upnext-deploy-'));
  site.later(() => rm(folder, { recursive: true }));
  await copyAsNewVersion(folder);
  await own.stop();
  await own.start(folder);
  return { board: `${own.origin}/${creator.username}`, second };
}

/** Expects that the page runs only scripts and styles of the new version, also those that a service worker cached. */
async function expectNewVersion(page: Page): Promise<void> {
  await expect.poll(async () => (await assets(page)).filter(isNew).length).toBeGreaterThan(5);
  expect((await assets(page)).filter((file) => !isNew(file))).toEqual([]);
}

test('a vote in a tab that was opened before a deploy is cast once', async ({ page, context, site }) => {
  test.slow();
  const { second } = await openAndDeploy(page, context, site);
  await voteButton(page, 'Second idea').click();
  await expect(voteButton(page, 'Second idea')).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => site.query('SELECT votes::int FROM ideas WHERE id = $1', [second])).toEqual([{ votes: 1 }]);
  await page.reload();
  await expect(voteButton(page, 'Second idea')).toHaveAttribute('aria-pressed', 'true');
  await expectNewVersion(page);
});

test('a link clicked in a tab that was opened before a deploy opens the page in the new version', async ({
  page,
  context,
  site,
}) => {
  test.slow();
  const { board } = await openAndDeploy(page, context, site);
  await page.getByRole('link', { name: 'Roadmap' }).first().click();
  await expect(page).toHaveURL(`${board}/roadmap`);
  await expect(page.getByRole('heading', { name: 'Nothing on the roadmap yet' })).toBeVisible();
  await expectNewVersion(page);
});

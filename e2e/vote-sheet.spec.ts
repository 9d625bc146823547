import type { Page } from '@playwright/test';
import { castVote } from '@upnext/contract/voting/votes';

import { newName, publish } from './accounts.ts';
import { createAccount, logInOnSheet, usernameField } from './auth-form.ts';
import { remembered, row, toast, voteButton } from './chart-page.ts';
import { cancelAtProvider, startProviderSite } from './provider-site.ts';
import { expect, test } from './site.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: /^Your vote for “.*” is ready\.$/ });
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

test('closing the sheet keeps the scroll position, the focus and the votes, which are all cast after login', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const ids = await publish(creator, ...Array.from({ length: 12 }, (_, index) => `Idea ${index + 1}`));
  const fan = await site.fan();
  await page.goto(`/${creator.username}`);
  await voteButton(page, 'Idea 9').scrollIntoViewIfNeeded();
  const scrolled = await scrollY(page);
  await voteButton(page, 'Idea 9').click();
  await expect(sheet(page)).toBeVisible();
  expect(await scrollY(page)).toBe(scrolled);
  await page.keyboard.press('Escape');
  // Escape is ignored for half a second after the sheet has opened.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden({ timeout: 100 });
  }).toPass();
  await expect(voteButton(page, 'Idea 9')).toBeFocused();
  expect(await scrollY(page)).toBe(scrolled);

  await voteButton(page, 'Idea 10').click();
  await expect(sheet(page)).toContainText('all 2 of your votes count');
  await logInOnSheet(page, fan.username);
  await expect(sheet(page)).toBeHidden();
  await expect(toast(page)).toContainText('Thank you for your 2 votes!');
  for (const title of ['Idea 9', 'Idea 10']) {
    await expect(voteButton(page, title)).toHaveAttribute('aria-pressed', 'true');
    await expect(row(page, title).getByText('Your vote counts')).toBeVisible();
  }
  const votes = () => site.query('SELECT idea_id::int AS id FROM votes WHERE account_id = $1 ORDER BY 1', [fan.id]);
  expect(await votes()).toEqual([{ id: ids[8] }, { id: ids[9] }]);
  expect(await remembered(page, 'voteIntent')).toBeNull();

  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(voteButton(page, 'Idea 9')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Your vote counts').filter({ visible: true })).toHaveCount(0);
  await expect
    .poll(() => site.query('SELECT sum(votes)::int AS sum FROM ideas WHERE creator_id = $1', [creator.id]))
    .toEqual([{ sum: 0 }]);
});

test('a double tap opens the sheet once and presses nothing in it', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'An idea');
  await page.goto(`/${creator.username}`);
  const { x, y, width, height } = (await voteButton(page, 'An idea').boundingBox())!;
  // The first visit loads the sheet. With the sheet loaded, the second tap meets the sheet or its backdrop.
  await voteButton(page, 'An idea').click();
  await expect(sheet(page)).toBeVisible();
  await page.waitForTimeout(600);
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.mouse.dblclick(x + width / 2, y + height / 2, { delay: 40 });
  await expect(sheet(page)).toBeVisible();
  await page.waitForTimeout(300);
  await expect(sheet(page)).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/${creator.username}`);
});

test('a second tap on a vote is ignored for two seconds and then says that the vote was cast', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const [id] = await publish(creator, 'An idea');
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`/${creator.username}`);
  await expect(page.getByText(`Hi, ${fan.username}`)).toBeAttached();
  const button = voteButton(page, 'An idea');
  await button.dblclick();
  await expect(toast(page)).toContainText('Thank you for your vote!');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.waitForTimeout(2_100);
  await expect(toast(page)).toContainText('Thank you for your vote!');
  await button.click({ force: true });
  await expect(toast(page)).toContainText('You have already voted');
  expect(await site.query('SELECT votes::int FROM ideas WHERE id = $1', [id])).toEqual([{ votes: 1 }]);
});

test('on a slow connection, the button shows within three frames that it was pressed', async ({ page, site }) => {
  const creator = await site.creator();
  await publish(creator, 'An idea');
  await page.goto(`/${creator.username}`);
  await site.expectAwake();
  await page.route('**/assets/open-vote-sheet-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await voteButton(page, 'An idea').evaluate((button) => {
    // Three frames take 50 ms. Frames are counted, because a busy machine draws fewer of them; the milliseconds only
    // detect a click handler that blocks.
    button.addEventListener('click', watch, { capture: true, once: true });
    function watch() {
      let frames = 0;
      const clickedAt = performance.now();
      const countFrame = () => {
        frames++;
        requestAnimationFrame(countFrame);
      };
      requestAnimationFrame(countFrame);
      const observer = new MutationObserver(() => {
        observer.disconnect();
        Object.assign(window, { framesBefore: frames, msBefore: performance.now() - clickedAt });
      });
      observer.observe(button, { attributeFilter: ['aria-busy'] });
    }
  });
  await voteButton(page, 'An idea').click();
  await expect(voteButton(page, 'An idea')).toHaveAttribute('aria-busy', 'true');
  const [frames, ms] = await page.evaluate(() => {
    const { framesBefore, msBefore } = window as { framesBefore?: number; msBefore?: number };
    return [framesBefore, msBefore];
  });
  expect(frames).toBeLessThanOrEqual(3);
  expect(ms).toBeLessThanOrEqual(500);
  await expect(sheet(page)).toBeVisible();
  await expect(voteButton(page, 'An idea')).not.toHaveAttribute('aria-busy');
});

test('the login page takes the place of a sheet that cannot be loaded, and the vote is cast after login', async ({
  page,
  site,
}) => {
  site.allowConsole(/Failed to load resource|ERR_FAILED/);
  const creator = await site.creator();
  const [id] = await publish(creator, 'An idea');
  await page.goto(`/${creator.username}`);
  await page.route('**/assets/open-vote-sheet-*.js', (route) => route.abort());
  await voteButton(page, 'An idea').click();
  await expect(page).toHaveURL(`${site.origin}/auth?referrer=/${creator.username}`);
  await page.getByRole('tab', { name: 'Sign up' }).click();
  await createAccount(page, newName('new_fan'));
  await expect(toast(page)).toContainText('Thank you for your vote!');
  expect(await site.query('SELECT votes::int FROM ideas WHERE id = $1', [id])).toEqual([{ votes: 1 }]);
});

test('a fan who had already voted is told so kindly after login', async ({ page, site }) => {
  site.allowConsole(/status of 409/);
  const creator = await site.creator();
  const [id] = await publish(creator, 'An idea');
  const fan = await site.fan();
  await fan.call(castVote, { params: { id: String(id) } });
  await page.goto(`/${creator.username}`);
  await voteButton(page, 'An idea').click();
  await logInOnSheet(page, fan.username);
  await expect(toast(page)).toContainText('You’d already voted for this one');
  await expect(voteButton(page, 'An idea')).toHaveAttribute('aria-pressed', 'true');
  await expect(voteButton(page, 'An idea')).toBeInViewport();
  expect(await site.query('SELECT votes::int FROM ideas WHERE id = $1', [id])).toEqual([{ votes: 1 }]);
});

test('a vote that fails after login stays stored and can be retried', async ({ page, site }) => {
  site.allowConsole(/status of 500/);
  const creator = await site.creator();
  const [id] = await publish(creator, 'An idea');
  await page.goto(`/${creator.username}`);
  await page.route('**/api/creators/*/ideas/*/vote', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await voteButton(page, 'An idea').click();
  await createAccount(page, newName('new_fan'));
  await expect(toast(page)).toContainText('Voting failed');
  expect(JSON.parse((await remembered(page, 'voteIntent')) ?? '')).toMatchObject({ ideaId: id });
  await toast(page).getByRole('button', { name: 'Try again' }).click();
  await expect(toast(page)).toContainText('Thank you for your vote!');
  await expect(row(page, 'An idea').getByText('Your vote counts')).toBeVisible();
  expect(await site.query('SELECT votes::int FROM ideas WHERE id = $1', [id])).toEqual([{ votes: 1 }]);
});

test('a visitor who cancels at the provider returns to the sheet, which says so, and votes in another way', async ({
  page,
  site,
}) => {
  site.allowConsole(/status of 4\d\d/);
  const own = await startProviderSite(site);
  const creator = await site.creator();
  const [id] = await publish(creator, 'An idea');
  await page.goto(`${own.origin}/${creator.username}`);
  await cancelAtProvider(page, own.provider);
  await voteButton(page, 'An idea').click();
  await sheet(page).getByRole('button', { name: 'Continue with Acme' }).click();
  await expect(sheet(page).getByRole('alert')).toContainText('You cancelled the login. Your vote is still here.');
  await expect(page).toHaveURL(`${own.origin}/${creator.username}`);
  await site.expectAccessible();
  await page.getByRole('button', { name: 'Pick a username and password instead' }).click();
  await expect(usernameField(page)).toBeVisible();
  await createAccount(page, newName('new_fan'));
  await expect(toast(page)).toContainText('Thank you for your vote!');
  expect(await site.query('SELECT votes::int FROM ideas WHERE id = $1', [id])).toEqual([{ votes: 1 }]);
});

import type { Page } from '@playwright/test';
import { castVote } from '@upnext/contract/voting/votes';

import { publish, suggest } from './accounts.ts';
import { expect, test } from './site.ts';

type Stats = { totalVotes: number; totalPoints: number; loginStreak: number; unlockedAchievements: string[] };

const noStats = {
  totalVotes: 0,
  suggestedIdeas: 0,
  loginStreak: 0,
  lastLoginDate: null,
  votedTopIdeas: 0,
  votedIds: [],
  totalPoints: 0,
  unlockedAchievements: [],
};

const popup = (page: Page) => page.locator('.achievement');
const storedStats = (page: Page): Promise<Stats> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('userStats') ?? '{}') as never);
/** The distance in pixels between the centres of the pop-up and the window. */
const distanceFromCentre = (page: Page) =>
  popup(page).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return Math.abs(left + right - innerWidth) / 2;
  });
/** Whether the pop-up covers a part of the card that was voted for. */
const coversVote = (page: Page) =>
  popup(page).evaluate((element) => {
    const card = document.querySelector('[data-idea]:has(.vote[aria-pressed="true"])')!.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    return top < card.bottom && bottom > card.top;
  });
/** Confetti resizes its canvas to the window. An unused canvas keeps its default width. */
const hasConfetti = (page: Page) =>
  page.locator('.achievement-layer canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width === innerWidth);

/**
 * Sets userStats in local storage before the first page loads, with the last login `daysSinceLogin` days ago in local
 * time.
 */
async function remember(page: Page, userStats: object, daysSinceLogin = 0) {
  await page.addInitScript(
    ([stats, days]) => {
      if (localStorage.getItem('userStats') !== null) return;
      const now = new Date();
      const lastLogin = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days, 12);
      const lastLoginDate = lastLogin.toLocaleDateString('sv-SE');
      localStorage.setItem('userStats', JSON.stringify({ ...stats, lastLoginDate }));
    },
    [userStats, daysSinceLogin] as const,
  );
}

test('a vote unlocks achievements, the pop-ups are shown one at a time, and the profile page lists the achievements and can reset them', async ({
  page,
  site,
}) => {
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto('/explore');
  const button = page.getByRole('button', { name: /^Vote for/ }).first();
  await button.click();
  await expect(popup(page)).toContainText('+5');
  const shownAt = Date.now();
  await expect(popup(page)).toContainText('First vote');
  await expect.poll(() => distanceFromCentre(page)).toBeLessThan(2);
  expect(await coversVote(page)).toBe(false);
  await expect.poll(() => hasConfetti(page)).toBe(true);
  await expect(page.locator('button.vote:focus')).toHaveAttribute('aria-pressed', 'true');
  await expect(popup(page)).toContainText('Eye for the podium');
  expect(Date.now() - shownAt).toBeGreaterThan(3_000);
  await expect(popup(page)).toHaveCount(0);
  expect(await storedStats(page)).toMatchObject({
    totalVotes: 1,
    totalPoints: 20,
    loginStreak: 1,
    unlockedAchievements: ['first_vote', 'voted_top_idea'],
  });
  const [vote] = await site.query<{ idea_id: string }>('SELECT idea_id FROM votes WHERE account_id = $1', [fan.id]);
  expect(await page.evaluate(() => localStorage.getItem('votedIdeas'))).toBe(`[${vote?.idea_id}]`);

  await page.goto('/profile');
  const panel = page.getByRole('region', { name: 'Achievements' });
  await expect(panel).toContainText('20points');
  await expect(panel).toContainText('2 of 6 unlocked');
  await panel.getByRole('button', { name: 'Reset achievements' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(panel).toContainText('2 of 6 unlocked');
  await panel.getByRole('button', { name: 'Reset achievements' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(panel).toContainText('0 of 6 unlocked');
  expect(await page.evaluate(() => [localStorage.getItem('userStats'), localStorage.getItem('votedIdeas')])).toEqual([
    null,
    null,
  ]);
  expect(await site.query('SELECT FROM votes WHERE account_id = $1', [fan.id])).toHaveLength(1);
});

test('the tenth vote earns ten points and does not unlock earlier achievements a second time', async ({
  page,
  site,
}) => {
  const fan = await site.fan();
  await site.signIn(fan);
  const unlockedAchievements = ['first_vote', 'voted_top_idea'];
  await remember(page, { ...noStats, totalVotes: 9, totalPoints: 20, unlockedAchievements });
  await page.goto('/explore');
  await page
    .getByRole('button', { name: /^Vote for/ })
    .first()
    .click();
  await expect(popup(page)).toContainText('+10');
  await expect(popup(page)).toContainText('Ten votes');
  await expect(popup(page)).toHaveCount(0);
  expect(await storedStats(page)).toMatchObject({ totalVotes: 10, totalPoints: 30 });
  expect(await site.query('SELECT FROM votes WHERE account_id = $1', [fan.id])).toHaveLength(1);
});

test('a login on the third day in a row unlocks the streak achievement without confetti', async ({ page, site }) => {
  const fan = await site.fan();
  await site.signIn(fan);
  await remember(page, { ...noStats, loginStreak: 2 }, 1);
  await page.goto('/explore');
  await expect(popup(page)).toContainText('Three days in a row');
  await expect(popup(page)).toContainText('+25');
  expect(await hasConfetti(page)).toBe(false);
  expect(await storedStats(page)).toMatchObject({
    loginStreak: 3,
    totalPoints: 25,
    unlockedAchievements: ['streak_votes'],
  });
  await page.goto('/profile');
  await expect(popup(page)).toHaveCount(0);
  expect(await storedStats(page)).toMatchObject({ loginStreak: 3, totalPoints: 25 });
  expect(await site.query('SELECT FROM votes WHERE account_id = $1', [fan.id])).toHaveLength(0);
});

test('a day without a login resets the login streak', async ({ page, site }) => {
  await site.signIn(await site.fan());
  await remember(page, { ...noStats, loginStreak: 2 }, 2);
  await page.goto('/profile');
  await expect.poll(async () => (await storedStats(page)).loginStreak).toBe(1);
  await expect(popup(page)).toHaveCount(0);
});

test('a fan who prefers reduced motion sees the achievement pop-up without confetti', async ({ page, site }) => {
  const fan = await site.fan();
  await site.signIn(fan);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/explore');
  await page
    .getByRole('button', { name: /^Vote for/ })
    .first()
    .click();
  await expect(popup(page)).toContainText('First vote');
  expect(await hasConfetti(page)).toBe(false);
  expect(await site.query('SELECT FROM votes WHERE account_id = $1', [fan.id])).toHaveLength(1);
});

test('the suggestion achievement waits until the dialog closes', async ({ page, site }) => {
  const creator = await site.creator();
  const fan = await site.fan();
  await site.signIn(fan);
  await page.goto(`/${creator.username}`);
  await page.getByRole('button', { name: 'Suggest the first idea' }).click();
  const dialog = page.getByRole('dialog');
  await page.getByLabel('Title').fill('Gazpacho without gravity');
  await page.getByLabel('What would you like to see?').fill('On a parabolic flight');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toContainText('Thank you');
  await expect(popup(page)).toHaveCount(0);
  await expect(dialog).toBeHidden();
  await expect(popup(page)).toContainText('Idea maker');
  await expect(popup(page)).toContainText('+20');
  await expect(popup(page)).toHaveCount(0);
  expect(await storedStats(page)).toMatchObject({ suggestedIdeas: 1, totalPoints: 20 });
  expect(await site.query('SELECT FROM ideas WHERE suggested_by = $1', [fan.id])).toHaveLength(1);
});

test('on a second device, achievements start with the votes and suggestions of the account, and a reset stays on both sides', async ({
  page,
  site,
}) => {
  const creator = await site.creator();
  const fan = await site.fan();
  const titles = Array.from({ length: 10 }, (_, number) => `Idea ${number}`);
  for (const id of await publish(creator, ...titles)) await fan.call(castVote, { params: { id: String(id) } });
  await suggest(fan, creator, 'Gazpacho without gravity');
  await site.signIn(fan);
  await page.goto('/explore');
  await expect.poll(async () => (await storedStats(page)).totalVotes).toBe(10);
  await page.goto('/profile');
  const panel = page.getByRole('region', { name: 'Achievements' });
  await expect(panel).toContainText('35points');
  await expect(panel).toContainText('3 of 6 unlocked');
  await expect(popup(page)).toHaveCount(0);
  await panel.getByRole('button', { name: 'Reset achievements' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(panel).toContainText('0 of 6 unlocked');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect.poll(async () => (await storedStats(page)).loginStreak).toBe(1);
  await expect(panel).toContainText('0 of 6 unlocked');
  expect(await storedStats(page)).toMatchObject({ totalVotes: 0, suggestedIdeas: 0, totalPoints: 0 });
  expect(await site.query('SELECT FROM achievement_resets WHERE account_id = $1', [fan.id])).toHaveLength(1);
  expect(await site.query('SELECT FROM votes WHERE account_id = $1', [fan.id])).toHaveLength(10);
});

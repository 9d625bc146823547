// @vitest-environment happy-dom
import type { Activity } from '@upnext/contract/voting/achievements';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { emptyStats } from './stats.ts';

const [ana, ben] = [1, 2];

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** Simulates a fresh page load. The server returns the activity. */
async function open(activity: Partial<Activity>) {
  vi.stubGlobal('fetch', async () => Response.json({ votes: 0, suggestions: 0, resetAt: null, ...activity }));
  vi.resetModules();
  return { ...(await import('./fetch-activity.ts')), ...(await import('./stats-store.ts')) };
}

test("fetchActivity adds the account's totals, and they don't count for the next account in this browser", async () => {
  const first = await open({ votes: 12, suggestions: 1 });
  await first.fetchActivity(ana);
  expect(first.currentStats()).toMatchObject({ totalVotes: 12, suggestedIdeas: 1, totalPoints: 35 });
  // Logged out and in again.
  await first.fetchActivity(ana);
  expect(first.currentStats().totalVotes).toBe(12);
  const second = await open({ votes: 1 });
  second.claimStats(ben);
  expect(second.currentStats()).toEqual(emptyStats);
  await second.fetchActivity(ben);
  expect(second.currentStats()).toMatchObject({ totalVotes: 1, suggestedIdeas: 0, totalPoints: 5 });
});

test('fetchActivity ignores a response for an account that has logged out meanwhile', async () => {
  const page = await open({ votes: 12 });
  const fetched = page.fetchActivity(ana);
  page.claimStats(ben);
  await fetched;
  expect(page.currentStats()).toEqual(emptyStats);
});

test('the first account to log in keeps the stats of a guest', async () => {
  localStorage.setItem('userStats', JSON.stringify({ ...emptyStats, totalVotes: 3, votedTopIdeas: 2 }));
  const page = await open({ votes: 1 });
  await page.fetchActivity(ana);
  expect(page.currentStats()).toMatchObject({ totalVotes: 3, votedTopIdeas: 2 });
});

test('a reset on another device clears the stats once, and later ones are kept', async () => {
  const stats = { ...emptyStats, totalVotes: 12, votedTopIdeas: 2, totalPoints: 30 };
  localStorage.setItem('userStats', JSON.stringify(stats));
  const page = await open({ votes: 2, resetAt: '2026-05-01T10:00:00.000Z' });
  await page.fetchActivity(ana);
  expect(page.currentStats()).toMatchObject({ totalVotes: 2, votedTopIdeas: 0, totalPoints: 5, loginStreak: 1 });
  page.saveStats({ ...page.currentStats(), totalVotes: 3, votedTopIdeas: 1 });
  await page.fetchActivity(ana);
  expect(page.currentStats()).toMatchObject({ totalVotes: 3, votedTopIdeas: 1 });
});

test('after a reset in this browser, nothing is stored until something is counted', async () => {
  const page = await open({ resetAt: '2026-05-01T10:00:00.000Z' });
  page.forgetStats();
  await page.fetchActivity(ana);
  expect(localStorage.getItem('userStats')).toBeNull();
  page.saveStats({ ...emptyStats, votedTopIdeas: 1 });
  await page.fetchActivity(ana);
  expect(page.currentStats().votedTopIdeas).toBe(1);
});

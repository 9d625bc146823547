// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

import { emptyStats } from './stats.ts';

const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});

/** A page that has just been opened. */
async function open() {
  vi.resetModules();
  return await import('./stats-store.ts');
}

beforeEach(() => {
  localStorage.clear();
  logged.mockClear();
});

test.each(['{{{', '"ten"', '[]', '{"totalVotes":3}', 'null'])('%s counts as empty, and is logged', async (stored) => {
  localStorage.setItem('userStats', stored);
  const { currentStats } = await open();
  expect(currentStats()).toEqual(emptyStats);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('nothing stored is nothing to log', async () => {
  const { currentStats } = await open();
  expect(currentStats()).toEqual(emptyStats);
  expect(logged).not.toHaveBeenCalled();
});

test('what is saved is there at the next visit; forgetting removes both keys and tells whoever listens', async () => {
  localStorage.setItem('votedIdeas', '[7]');
  const stats = { ...emptyStats, totalVotes: 1, votedIds: [7] };
  (await open()).saveStats(stats);
  const { currentStats, forgetStats, subscribeToStats } = await open();
  expect(currentStats()).toEqual(stats);
  const listener = vi.fn<() => void>();
  const unsubscribe = subscribeToStats(listener);
  forgetStats();
  unsubscribe();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(currentStats()).toEqual(emptyStats);
  expect([localStorage.getItem('userStats'), localStorage.getItem('votedIdeas')]).toEqual([null, null]);
});

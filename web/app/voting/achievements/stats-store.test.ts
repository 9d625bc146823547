// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { emptyStats } from './stats.ts';

const logged = vi.spyOn(console, 'warn').mockImplementation(() => {});

/** Simulates a fresh page load. */
async function open() {
  vi.resetModules();
  return await import('./stats-store.ts');
}

beforeEach(() => {
  localStorage.clear();
  logged.mockClear();
});

test.each(['{{{', '"ten"', '[]', '{"totalVotes":3}', 'null'])(
  'currentStats returns empty stats and logs a warning if the stored value is malformed: %s',
  async (stored) => {
    localStorage.setItem('userStats', stored);
    const { currentStats } = await open();
    expect(currentStats()).toEqual(emptyStats);
    expect(logged).toHaveBeenCalledTimes(1);
  },
);

test('currentStats returns empty stats and logs a warning if the browser blocks storage', async () => {
  const read = vi.spyOn(localStorage, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  onTestFinished(() => read.mockRestore());
  const { currentStats } = await open();
  expect(currentStats()).toEqual(emptyStats);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('currentStats logs nothing if no value is stored', async () => {
  const { currentStats } = await open();
  expect(currentStats()).toEqual(emptyStats);
  expect(logged).not.toHaveBeenCalled();
});

test('saved stats are still there after a page reload, and forgetStats removes both keys and notifies listeners', async () => {
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

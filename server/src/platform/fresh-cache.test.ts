import { setTimeout } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { createFreshCache } from './fresh-cache.ts';

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

type Settings = { maxBytes?: number; size?: number; isOutdated?: () => boolean };

function open({ maxBytes = 1_000_000, size = 1_000, isOutdated }: Settings = {}) {
  const loads: string[] = [];
  const state: { failure?: Error; takesMs: number } = { takesMs: 0 };
  const cache = createFreshCache<string, string>({
    maxBytes,
    sizeOf: () => size,
    keyOf: (name) => name.toLowerCase(),
    load: async (name) => {
      loads.push(name);
      const value = `${name} ${loads.length}`;
      if (state.takesMs > 0) await setTimeout(state.takesMs);
      if (state.failure) throw state.failure;
      return value;
    },
    ...(isOutdated && { isOutdated }),
  });
  return { cache, loads, state };
}

test('concurrent requests for the same key share one load, and the cached value is reused', async () => {
  const { cache, loads } = open();
  const values = await Promise.all(Array.from({ length: 100 }, () => cache.get('a')));
  expect(new Set([...values, await cache.get('A')])).toEqual(new Set(['a 1']));
  expect(loads).toEqual(['a']);
});

test('the cache holds at most maxBytes after 10,000 distinct keys', async () => {
  const { cache, loads } = open({ maxBytes: 1_000_000, size: 10_000 });
  const names = Array.from({ length: 10_000 }, (_, place) => `key ${place}`);
  for (const name of names) await cache.get(name);
  for (const name of names.toReversed()) await cache.get(name);
  expect(loads.length - names.length).toBe(names.length - 100);
});

test('the cache returns a stale value immediately and reloads it in the background, unless isOutdated returns true', async () => {
  const outdated = { is: false };
  const { cache, loads } = open({ isOutdated: () => outdated.is });
  await cache.get('a');
  await setTimeout(550);
  expect(await cache.get('a')).toBe('a 1');
  await setTimeout(550);
  outdated.is = true;
  expect(await cache.get('a')).toBe('a 3');
  expect(loads).toHaveLength(3);
});

test('getLatest does not return the result of a load that started before the call', async () => {
  const { cache, state } = open();
  state.takesMs = 50;
  const first = cache.get('a');
  expect(await Promise.all([cache.getLatest('a'), cache.getLatest('a'), first])).toEqual(['a 2', 'a 2', 'a 1']);
});

test('the cache returns the old value while PostgreSQL is unreachable, and removes it after any other failure', async () => {
  const { cache, state } = open();
  await cache.get('a');
  state.failure = away;
  expect(await cache.getLatest('a')).toBe('a 1');
  await expect(cache.get('b')).rejects.toBe(away);
  state.failure = new Error('not found');
  await expect(cache.getLatest('a')).rejects.toBe(state.failure);
  state.failure = away;
  await expect(cache.get('a')).rejects.toBe(away);
});

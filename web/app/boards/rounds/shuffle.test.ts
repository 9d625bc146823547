// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';

import { readOrderSeed, shuffle } from './shuffle.ts';

beforeEach(() => localStorage.clear());

const items = Array.from({ length: 6 }, (_, at) => at);

test('shuffle keeps all items, and the same seed gives the same order', () => {
  expect(shuffle(items, 5).toSorted((a, b) => a - b)).toEqual(items);
  expect(shuffle(items, 5)).toEqual(shuffle(items, 5));
  expect(items).toEqual([0, 1, 2, 3, 4, 5]);
});

test('every item is first about as often as any other', () => {
  const firsts = items.map(() => 0);
  for (let seed = 0; seed < 6_000; seed++) firsts[shuffle(items, seed * 7_919)[0] ?? 0]!++;
  for (const count of firsts) expect(Math.abs(count - 1_000)).toBeLessThan(150);
});

test('readOrderSeed returns the same seed in this browser', () => {
  const seed = readOrderSeed();
  expect(readOrderSeed()).toBe(seed);
  expect(localStorage.getItem('roundOrder')).toBe(String(seed));
});

import { expect, test } from 'vitest';

import { createCountSketch } from './count-sketch.ts';

test('the count sketch counts each call of add, and clear resets the counts', () => {
  const sketch = createCountSketch(10);
  for (let time = 1; time <= 60; time++) expect(sketch.add(123, 456)).toBe(time);
  expect(sketch.get(123, 456)).toBe(60);
  sketch.clear();
  expect(sketch.get(123, 456)).toBe(0);
});

test('in the count sketch, a key that shares one slot with a frequent key keeps its own count', () => {
  const sketch = createCountSketch(10);
  for (let time = 0; time < 60; time++) sketch.add(1, 2);
  expect(sketch.add(1, 3)).toBe(1);
  expect(sketch.add(4, 2)).toBe(1);
});

test('a count in the count sketch stops at its maximum instead of overflowing', () => {
  const sketch = createCountSketch(4);
  for (let time = 0; time < 70_000; time++) sketch.add(1, 2);
  expect(sketch.get(1, 2)).toBe(65_535);
});

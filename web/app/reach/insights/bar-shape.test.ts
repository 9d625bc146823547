import { expect, test } from 'vitest';

import { barShape, roundUp } from './bar-shape.ts';

test('roundUp returns a round number that is at least the highest value', () => {
  expect([[0], [7], [98, 3], [2_679]].map(roundUp)).toEqual([4, 8, 100, 3_000]);
});

test('barShape returns the path of a slanted bar: the highest value fills the axis, and zero is a thin line', () => {
  expect(barShape(0, 100, 100)).toBe('M0.8 100V4L9.2 0V100Z');
  expect(barShape(2, 0, 100)).toBe('M20.8 100V99.2L29.2 99.2V100Z');
  expect(barShape(0, 50, 100, true)).toBe('M0.8 0V48L9.2 52V0Z');
});

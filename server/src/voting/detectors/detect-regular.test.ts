import { expect, test } from 'vitest';

import { arriveRegularly } from './detect-regular.ts';

const arrivals = (count: number, timeOf: (place: number) => number) =>
  Array.from({ length: count }, (_, place) => ({ votedAt: timeOf(place) }));
/** The sines are spread like independent arrivals. */
const scattered = (place: number): number => Math.abs(Math.sin(place * 12.9898) * 43_758.5453) % 1;

test.each([
  ['votes every three seconds', arrivals(200, (place) => place * 3_000), true],
  ['votes at independent times', arrivals(200, (place) => scattered(place) * 600_000), false],
  ['too few votes', arrivals(150, (place) => place * 3_000), false],
  ['the constant rate of a saturated server', arrivals(2_000, (place) => place * 50), false],
])('arriveRegularly judges %s', (_, votes, isRegular) => {
  expect(arriveRegularly(votes)).toBe(isRegular);
});

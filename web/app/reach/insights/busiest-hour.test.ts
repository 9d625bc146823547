import { expect, test } from 'vitest';

import { busiestHour } from './busiest-hour.ts';

const week = (counts: Record<number, number>) => Array.from({ length: 7 * 24 }, (_, hour) => counts[hour] ?? 0);

test('busiestHour returns the hour of the week with the most votes, and nothing for fewer than 20 votes', () => {
  expect(busiestHour(week({ 3: 9, 44: 11 }))).toEqual({ weekday: 1, hour: 20, count: 11 });
  expect(busiestHour(week({ 44: 19 }))).toBeUndefined();
});

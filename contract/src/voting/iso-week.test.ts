import { expect, test } from 'vitest';

import { isoWeekOf, mondayOf } from './iso-week.ts';

test('isoWeekOf returns the ISO 8601 week, including at the turn of the year', () => {
  for (const [day, week] of [
    ['2026-11-15', '2026-W46'],
    ['2026-11-16', '2026-W47'],
    ['2024-12-30', '2025-W01'],
    ['2021-01-03', '2020-W53'],
    ['2026-12-31', '2026-W53'],
  ] as const)
    expect([day, isoWeekOf(new Date(`${day}T12:00:00Z`))]).toEqual([day, week]);
});

test('mondayOf returns the Monday of a week, and undefined for an invalid week', () => {
  expect(mondayOf('2026-W46')).toBe('2026-11-09');
  expect(mondayOf('2025-W01')).toBe('2024-12-30');
  expect(mondayOf('2020-W53')).toBe('2020-12-28');
  for (const none of ['2025-W53', '2026-W00', '2026-W54', '2026-46', '0000-W99', '', 'x'])
    expect([none, mondayOf(none)]).toEqual([none, undefined]);
});

import { expect, test } from 'vitest';

import { addDays, cityOf, instantIn, wallTimeIn } from './zone-time.ts';

test.each([
  ['UTC', '2026-11-20T18:00:00.000Z'],
  ['Europe/London', '2026-11-20T18:00:00.000Z'],
  ['America/New_York', '2026-11-20T23:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-20T12:15:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-20T04:00:00.000Z'],
])('instantIn and wallTimeIn convert a time in %s', (zone, instant) => {
  const wall = { day: '2026-11-20', time: '18:00' };
  expect(instantIn(zone, wall)?.toISOString()).toBe(instant);
  expect(wallTimeIn(zone, new Date(instant))).toEqual(wall);
});

test.each([
  ['in summer', { day: '2026-07-01', time: '18:00' }, '2026-07-01T16:00:00.000Z'],
  ['before the clocks go back', { day: '2026-10-25', time: '01:30' }, '2026-10-24T23:30:00.000Z'],
  ['after the clocks went back', { day: '2026-10-25', time: '03:30' }, '2026-10-25T02:30:00.000Z'],
  ['that the clocks skip', { day: '2026-03-29', time: '02:30' }, '2026-03-29T01:30:00.000Z'],
])('instantIn converts a time %s', (_, wall, instant) => {
  expect(instantIn('Europe/Madrid', wall)?.toISOString()).toBe(instant);
});

test('instantIn returns undefined for an empty field', () => {
  expect(instantIn('UTC', { day: '', time: '18:00' })).toBeUndefined();
  expect(instantIn('UTC', { day: '2026-11-20', time: '' })).toBeUndefined();
});

test('addDays crosses months, and cityOf names the city', () => {
  expect(addDays('2026-11-30', 1)).toBe('2026-12-01');
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(cityOf('UTC')).toBe('UTC');
});

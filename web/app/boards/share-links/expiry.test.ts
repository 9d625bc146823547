import { expect, test } from 'vitest';

import { readExpiry, toLocalMoment } from './expiry.ts';

const now = new Date('2026-06-01T12:00:00.000Z');

test('readExpiry accepts no expiry, a number of days or a future date', () => {
  expect(readExpiry({ choice: 'never', moment: '' }, now)).toEqual({ expiresAt: null });
  expect(readExpiry({ choice: '7', moment: '' }, now)).toEqual({ expiresAt: '2026-06-08T12:00:00.000Z' });
  const later = new Date('2026-07-01T08:30:00.000Z');
  expect(readExpiry({ choice: 'moment', moment: toLocalMoment(later) }, now)).toEqual({
    expiresAt: later.toISOString(),
  });
});

test('readExpiry returns different problems for a missing date and a past date', () => {
  expect(readExpiry({ choice: 'moment', moment: '' }, now)).toEqual({ problem: 'missing' });
  expect(readExpiry({ choice: 'moment', moment: toLocalMoment(now) }, now)).toEqual({ problem: 'past' });
});

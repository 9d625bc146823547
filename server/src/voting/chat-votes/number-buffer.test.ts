import { expect, test } from 'vitest';

import { createNumberBuffer } from './number-buffer.ts';

test('the buffer keeps the last number of each user, and channels take turns', () => {
  const buffer = createNumberBuffer(10);
  for (const [userId, number] of [
    ['1', 2],
    ['2', 1],
    ['3', 1],
    ['1', 3],
  ] as const)
    buffer.add('a', userId, number);
  buffer.add('b', '1', 1);
  expect(buffer.take(2)).toEqual({
    channel: 'a',
    votes: [
      ['1', 3],
      ['2', 1],
    ],
  });
  expect(buffer.take(2)).toEqual({ channel: 'b', votes: [['1', 1]] });
  expect(buffer.take(2)).toEqual({ channel: 'a', votes: [['3', 1]] });
  expect(buffer.take(2)).toBeUndefined();
});

test('a full buffer takes new numbers of users who wait, but no new users until some are taken', () => {
  const buffer = createNumberBuffer(2);
  expect([buffer.add('a', '1', 1), buffer.add('b', '2', 1), buffer.add('a', '3', 1)]).toEqual([true, true, false]);
  expect(buffer.add('a', '1', 2)).toBe(true);
  expect(buffer.take(5)).toEqual({ channel: 'a', votes: [['1', 2]] });
  expect(buffer.add('a', '3', 1)).toBe(true);
});

import { expect, test } from 'vitest';

import { parseNumber } from './parse-number.ts';

test('parseNumber accepts a message that is just a number of a candidate', () => {
  for (const text of ['2', ' 2 ', '2 \u{E0000}']) expect(parseNumber(text, 4)).toBe(2);
  expect(parseNumber('16', 16)).toBe(16);
  for (const text of ['0', '5', '02', '2!', '#2', '2 2', '2.0', '-2', 'two', '٢', '', '99999']) {
    expect(parseNumber(text, 4), text).toBeUndefined();
  }
});

import { expect, test } from 'vitest';

import { searchWords } from './search-words.ts';

const read = (q: string) => searchWords(new URLSearchParams({ q }));

test("searchWords trims the query, cuts it to the API's limit and does not split a character", () => {
  expect(searchWords(new URLSearchParams())).toBe('');
  expect(read('  paella  ')).toBe('paella');
  expect(read('night\u0000\ntrain')).toBe('night  train');
  expect(read('x'.repeat(200))).toHaveLength(100);
  expect(read('🎸'.repeat(200)).isWellFormed()).toBe(true);
});

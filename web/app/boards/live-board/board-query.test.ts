import { expect, test } from 'vitest';

import { boardKey } from './board-query.ts';

test.each([
  [{ address: { username: 'Ana' }, sort: 'chart' }, '/api/creators/Ana'],
  [{ address: { username: 'Ana' }, sort: 'newest' }, '/api/creators/Ana?sort=newest'],
  [{ address: { token: 'abc' }, sort: 'chart', cursor: '100' }, '/api/public/abc?cursor=100'],
] as const)("boardKey returns the URL of the board's endpoint (case %#)", (input, key) => {
  expect(boardKey(input)).toBe(key);
});

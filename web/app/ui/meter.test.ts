import { expect, test } from 'vitest';

import { shareClass } from './meter.tsx';

test.each([
  [0, 'share-0'],
  [0.931, 'share-93'],
  [1, 'share-100'],
  [2, 'share-100'],
  [-1, 'share-0'],
  [NaN, 'share-0'],
])('shareClass(%d) returns %s', (share, name) => {
  expect(shareClass(share)).toBe(name);
});

import { expect, test } from 'vitest';

import { pauseMs } from './stream-pause.ts';

test.each([
  [0, 1_000, 3_000],
  [1, 2_000, 6_000],
  [3, 8_000, 24_000],
  [4, 10_000, 30_000],
  [40, 10_000, 30_000],
])('pauseMs after %i consecutive failures is between %i and %i ms', (failures, least, most) => {
  expect([pauseMs(failures, 0), pauseMs(failures, 1)]).toEqual([least, most]);
});

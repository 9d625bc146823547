import { expect, test } from 'vitest';

import { linkHashes } from './link-origins.ts';

test('one device has the same name on consecutive days, although its hashes differ', () => {
  const [monday, tuesday, wednesday, other, none] = linkHashes([
    { hash: 'mon', before: 'sun' },
    { hash: 'tue', before: 'mon' },
    { hash: 'wed', before: 'tue' },
    { hash: 'other', before: 'another' },
    null,
  ]);
  expect([tuesday, wednesday]).toEqual([monday, monday]);
  expect(other).not.toBe(monday);
  expect(none).toBeNull();
});

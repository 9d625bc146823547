import { limits } from '@upnext/contract/limits';
import { expect, test } from 'vitest';

import { batchesOf } from './use-create-ideas.ts';

const listOf = (length: number, title: string, description = '') =>
  Array.from({ length }, (_, n) => ({ title: `${title} ${n}`, description }));

test('batchesOf keeps the order and splits lists that are longer than a request allows', () => {
  const ideas = listOf(limits.ideasPerRequest + 1, 'Idea');
  const batches = batchesOf(ideas);
  expect(batches.map(({ length }) => length)).toEqual([limits.ideasPerRequest, 1]);
  expect(batches.flat()).toEqual(ideas);
});

test('batchesOf splits lists whose request would be larger than the server accepts', () => {
  const family = '👨‍👩‍👧‍👦';
  for (const batch of batchesOf(listOf(10, family.repeat(90), family.repeat(280))))
    expect(new TextEncoder().encode(JSON.stringify({ ideas: batch })).length).toBeLessThan(16 * 1024);
});

import type { VotesPerPerson } from '@upnext/contract/voting/round-fields';
import { expect, test } from 'vitest';

import { choose, mergeChoices } from './choose.ts';

test.each<[VotesPerPerson, number[], number, number[] | undefined]>([
  ['one', [], 7, [7]],
  ['one', [7], 8, [8]],
  ['one', [7], 7, []],
  ['three', [7, 8], 9, [7, 8, 9]],
  ['three', [7, 8, 9], 10, undefined],
  ['three', [7, 8, 9], 8, [7, 9]],
  ['each', [1, 2, 3, 4], 5, [1, 2, 3, 4, 5]],
])('choose with %s vote(s) turns %j and a press on %i into %j', (votes, picked, id, next) => {
  expect(choose(picked, id, votes)).toEqual(next);
});

test.each<[VotesPerPerson, number[], number[], number[]]>([
  ['one', [7], [8], [8]],
  ['three', [7, 8], [8, 9], [7, 8, 9]],
  ['three', [1, 2, 3], [4], [2, 3, 4]],
  ['each', [1, 2], [2, 3], [1, 2, 3]],
])('mergeChoices with %s vote(s) merges %j and %j into %j', (votes, before, added, merged) => {
  expect(mergeChoices(before, added, votes)).toEqual(merged);
});

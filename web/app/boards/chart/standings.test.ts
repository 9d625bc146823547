import type { Idea } from '@upnext/contract/boards/ideas';
import { expect, test } from 'vitest';

import { standingsOf } from './standings.ts';

const idea = (id: number, place: number | null, votes: number) =>
  ({ id, votes, position: { current: place, previous: null, change: null } }) as Idea;

test('a bar is its part of the leader’s votes, whatever the order of the list', () => {
  const standings = standingsOf([idea(3, 3, 0), idea(1, 1, 200), idea(2, 2, 50)]);
  expect([1, 2, 3].map((id) => standings.get(id)?.share)).toEqual([1, 0.25, 0]);
});

test('where the leader is not among them, its votes are what bars are measured against', () => {
  expect(standingsOf([idea(7, 7, 50)], 200).get(7)?.share).toBe(0.25);
  expect(standingsOf([idea(7, 7, 300)], 200).get(7)?.share).toBe(1);
});

test('no votes at all are no bars at all', () => {
  expect(standingsOf([idea(1, 1, 0)]).get(1)).toEqual({ share: 0, stake: { kind: 'noVotes' } });
});

test.each([
  ['the leader', 1, { kind: 'ahead', count: 88, place: 2 }],
  ['the second', 2, { kind: 'behind', count: 88, place: 1 }],
  ['one of two with equal votes', 4, { kind: 'level', place: 3 }],
  ['whose own vote is here before the new places', 5, { kind: 'overtaking', place: 4 }],
  ['one whose rival is not shown', 7, undefined],
  ['one without a place', 8, undefined],
])('what is at stake for %s', (_, id, stake) => {
  const standings = standingsOf([
    idea(1, 1, 1284),
    idea(2, 2, 1196),
    idea(3, 3, 100),
    idea(4, 4, 100),
    idea(5, 5, 101),
    idea(7, 7, 3),
    idea(8, null, 2),
  ]);
  expect(standings.get(id)?.stake).toEqual(stake);
});

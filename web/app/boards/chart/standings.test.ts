import type { Idea } from '@upnext/contract/boards/ideas';
import { expect, test } from 'vitest';

import { standingsOf } from './standings.ts';

const idea = (id: number, place: number | null, votes: number) =>
  ({ id, votes, position: { current: place, previous: null, change: null } }) as Idea;

test("standingsOf returns each idea's share of the leader's votes, independent of list order", () => {
  const standings = standingsOf([idea(3, 3, 0), idea(1, 1, 200), idea(2, 2, 50)]);
  expect([1, 2, 3].map((id) => standings.get(id)?.share)).toEqual([1, 0.25, 0]);
});

test('standingsOf calculates shares from leaderVotes if the leader is not in the list', () => {
  expect(standingsOf([idea(7, 7, 50)], 200).get(7)?.share).toBe(0.25);
  expect(standingsOf([idea(7, 7, 300)], 200).get(7)?.share).toBe(1);
});

test('standingsOf returns a share of zero if no idea has votes', () => {
  expect(standingsOf([idea(1, 1, 0)]).get(1)).toEqual({ share: 0, stake: { kind: 'noVotes' } });
});

test('standingsOf names the place that an idea moves up to, past several ideas', () => {
  const standings = standingsOf([idea(1, 1, 5), idea(2, 2, 0), idea(3, 3, 0), idea(4, 4, 1)]);
  expect(standings.get(4)?.stake).toEqual({ kind: 'overtaking', place: 2 });
});

test.each([
  ['leader', 1, { kind: 'ahead', count: 88, place: 2 }],
  ['idea in second place', 2, { kind: 'behind', count: 88, place: 1 }],
  ['idea that is tied with the idea above it', 4, { kind: 'level', place: 3 }],
  ['idea whose new vote is counted before the places are updated', 5, { kind: 'overtaking', place: 3 }],
  ['idea whose next-higher idea is not in the list', 7, undefined],
  ['idea without a place', 8, undefined],
])('standingsOf returns the vote gap for the %s', (_, id, stake) => {
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

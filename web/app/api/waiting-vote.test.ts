// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';

import { storeVote } from './stored-votes.ts';
import { describeWaitingVote, readWaitingVote, rowsAround } from './waiting-vote.ts';

beforeEach(() => localStorage.clear());

const ideas = [4, 2, 1, 3].map((place) => ({
  id: place * 10,
  title: `Idea ${place}`,
  votes: 9 - place,
  position: { current: place },
}));

test('rowsAround returns an idea between its neighbours by place', () => {
  expect(rowsAround(ideas, 30).map(({ place }) => place)).toEqual([2, 3, 4]);
  expect(rowsAround(ideas, 10)).toEqual([
    { id: 10, title: 'Idea 1', votes: 8, place: 1 },
    { id: 20, title: 'Idea 2', votes: 7, place: 2 },
  ]);
  expect(rowsAround(ideas, 99)).toEqual([]);
});

test('a waiting vote is read with its page, its rows and the scroll position', () => {
  storeVote({ ideaId: 30, username: 'Ana' }, { username: 'Ana', returnPath: '/Ana?sort=newest' });
  describeWaitingVote({ rows: rowsAround(ideas, 30), scrollY: 420 });
  describeWaitingVote({ note: 'Try again' });
  expect(readWaitingVote()).toEqual({
    ideaId: 30,
    redirectPath: '/Ana?sort=newest',
    rows: rowsAround(ideas, 30),
    scrollY: 420,
    note: 'Try again',
  });
});

test.each([
  ['a path to another site', { redirectPath: '//evil.example' }],
  ['an idea id that is not a number', { ideaId: '7' }],
])('readWaitingVote ignores a vote with %s', (_, wrong) => {
  const voteIntent = { ideaId: 7, redirectPath: '/Ana', expiresAt: 9e15, ...wrong };
  localStorage.setItem('voteIntent', JSON.stringify(voteIntent));
  expect(readWaitingVote()).toBeUndefined();
});

test('readWaitingVote drops malformed rows', () => {
  const rows = [{ id: 7, title: 'Seven', place: null, votes: 0 }, { id: 8, title: {} }, 'nine'];
  localStorage.setItem('voteIntent', JSON.stringify({ ideaId: 7, redirectPath: '/Ana', expiresAt: 9e15, rows }));
  expect(readWaitingVote()?.rows).toEqual([rows[0]]);
});

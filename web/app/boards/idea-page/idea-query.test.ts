import type { IdeaPage } from '@upnext/contract/boards/idea-page';
import { expect, test } from 'vitest';

import { applyNumbers, ideasOf } from './idea-query.ts';

const ideaOf = (id: number, current: number, votes: number) => ({
  id,
  votes,
  position: { current, previous: null, change: null },
});

const page = {
  board: { version: 10, leaderVotes: 30 },
  idea: ideaOf(2, 2, 20),
  neighbours: [ideaOf(1, 1, 30), ideaOf(3, 3, 10)],
  more: [ideaOf(1, 1, 30), ideaOf(4, 4, 5)],
} as unknown as IdeaPage;

test('ideasOf lists each idea of the page once', () => {
  expect(ideasOf(page).map(({ id }) => id)).toEqual([2, 1, 3, 4]);
});

test('applyNumbers changes the votes and places of all ideas on the page, and the votes of the leader', () => {
  const rows = [ideaOf(2, 1, 41), ideaOf(1, 2, 40), ideaOf(99, 5, 3)];
  const next = applyNumbers(page, { version: 11, rows });
  expect(ideasOf(next).map(({ id, votes, position }) => [id, votes, position.current])).toEqual([
    [2, 41, 1],
    [1, 40, 2],
    [3, 10, 3],
    [4, 5, 4],
  ]);
  expect(next.board).toMatchObject({ version: 11, leaderVotes: 41 });
});

test('applyNumbers keeps the places if the numbers are those of a vote', () => {
  const next = applyNumbers(page, { version: 12, rows: [{ id: 2, votes: 21 }] });
  expect([next.idea.votes, next.idea.position.current]).toEqual([21, 2]);
});

test('applyNumbers ignores numbers that are older than those shown', () => {
  expect(applyNumbers(page, { version: 10, rows: [ideaOf(2, 2, 1)] })).toBe(page);
});

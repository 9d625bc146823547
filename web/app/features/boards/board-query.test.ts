import type { BoardPage } from '@upnext/contract/boards';
import { expect, test } from 'vitest';

import { applyVote } from './apply-vote.ts';
import { boardKey, joinPages, keepNewer } from './board-query.ts';

const page = (version: number, votes: Record<number, number>): BoardPage =>
  ({
    board: { version, totalVotes: Object.values(votes).reduce((sum, count) => sum + count, 0) },
    ideas: Object.entries(votes).map(([id, count]) => ({ id: Number(id), votes: count })),
    nextCursor: null,
  }) as BoardPage;

const votesOf = ({ ideas }: BoardPage) => Object.fromEntries(ideas.map(({ id, votes }) => [id, votes]));

test('an answer that was overtaken on its way never takes a count back', () => {
  const shown = page(8, { 1: 10 });
  expect(keepNewer(shown, page(7, { 1: 9 }))).toBe(shown);
  expect(votesOf(keepNewer(shown, page(9, { 1: 11 })))).toEqual({ 1: 11 });
  expect(votesOf(keepNewer(undefined, page(1, { 1: 0 })))).toEqual({ 1: 0 });
});

test('a vote brings its numbers, unless newer ones are shown already', () => {
  const shown = page(8, { 1: 10, 2: 5 });
  const voted = applyVote(shown, { ideaId: 2, votes: 8, version: 11 });
  expect(votesOf(voted)).toEqual({ 1: 10, 2: 8 });
  expect(voted.board).toMatchObject({ version: 11, totalVotes: 18 });
  expect(applyVote(voted, { ideaId: 2, votes: 7, version: 10 })).toBe(voted);
  expect(applyVote(shown, { ideaId: 99, votes: 1, version: 12 })).toBe(shown);
});

test('an idea that changed its place between two pages is shown once, with the newer board', () => {
  const joined = joinPages(page(9, { 1: 3, 2: 2 }), page(8, { 2: 2, 3: 1 }));
  expect(joined.ideas.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(joined.board.version).toBe(9);
});

test.each([
  [{ address: { username: 'Ana' }, sort: 'chart' }, '/api/creators/Ana'],
  [{ address: { username: 'Ana' }, sort: 'newest' }, '/api/creators/Ana?sort=newest'],
  [{ address: { token: 'abc' }, sort: 'chart', cursor: '100' }, '/api/public/abc?cursor=100'],
] as const)('a board is asked for at its address %#', (input, key) => {
  expect(boardKey(input)).toBe(key);
});

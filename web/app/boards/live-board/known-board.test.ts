import { expect, test } from 'vitest';

import { applyVote, joinPages, keepNewer, type KnownBoard } from './known-board.ts';
import { mergeLive } from './merge-live.ts';
import { makePage, orderOf, votesOf } from './sample-board.ts';

test('keepNewer never replaces a vote count with one from an older response', () => {
  const shown = makePage(8, { 1: 10 });
  expect(keepNewer(shown, makePage(7, { 1: 9 }), 'chart')).toBe(shown);
  expect(votesOf(keepNewer(shown, makePage(9, { 1: 11 }), 'chart'))).toEqual({ 1: 11 });
  expect(votesOf(keepNewer(undefined, makePage(1, { 1: 0 }), 'chart'))).toEqual({ 1: 0 });
});

test('applyVote updates the counts unless newer counts are already shown', () => {
  const shown = makePage(8, { 1: 10, 2: 5 });
  const voted = applyVote(shown, { ideaId: 2, votes: 8, version: 11 });
  expect(votesOf(voted)).toEqual({ 1: 10, 2: 8 });
  expect(voted.board).toMatchObject({ version: 11, totalVotes: 18 });
  expect(applyVote(voted, { ideaId: 2, votes: 7, version: 10 })).toBe(voted);
  expect(applyVote(shown, { ideaId: 99, votes: 1, version: 12 })).toBe(shown);
});

test("applyVote applies two of the viewer's votes even if their responses arrive out of order", () => {
  const shown = makePage(8, { 1: 10, 2: 5 });
  const later = applyVote(shown, { ideaId: 1, votes: 12, version: 12 });
  expect(votesOf(applyVote(later, { ideaId: 2, votes: 6, version: 11 }))).toEqual({ 1: 12, 2: 6 });
});

test("keepNewer keeps the count from the viewer's own vote if it is newer than the fetched page", () => {
  const voted = applyVote(makePage(8, { 1: 10, 2: 5, 3: 1 }), { ideaId: 2, votes: 6, version: 11 });
  const read = keepNewer(voted, makePage(10, { 1: 13, 2: 5, 3: 1 }), 'chart');
  expect(votesOf(read)).toEqual({ 1: 13, 2: 6, 3: 1 });
  expect(read.board.version).toBe(11);
});

test('keepNewer adds new ideas from a response whose counts are older than the live counts', () => {
  const shown = makePage(8, { 1: 10, 2: 5 });
  const live = mergeLive(shown, {
    version: 12,
    totalVotes: 31,
    reload: false,
    rows: [
      { id: 2, votes: 20, position: { current: 1, previous: null, change: null } },
      { id: 1, votes: 11, position: { current: 2, previous: null, change: null } },
    ],
  });
  const read = keepNewer(live, makePage(11, { 1: 11, 2: 10, 3: 0 }), 'chart');
  expect(votesOf(read)).toEqual({ 2: 20, 1: 11, 3: 0 });
  expect(orderOf(read)).toEqual([2, 1, 3]);
  expect(read.board).toMatchObject({ version: 12, totalVotes: 31 });
  // The idea has been deleted: an even older response must not bring it back.
  const deleted: KnownBoard = keepNewer(read, makePage(13, { 2: 20, 1: 11 }), 'chart');
  expect(keepNewer(deleted, makePage(11, { 1: 11, 2: 10, 3: 0 }), 'chart')).toBe(deleted);
});

test('joinPages removes duplicate ideas and keeps the newer board version', () => {
  const joined = joinPages(makePage(9, { 1: 3, 2: 2 }), makePage(8, { 2: 2, 3: 1 }));
  expect(orderOf(joined)).toEqual([1, 2, 3]);
  expect(joined.board.version).toBe(9);
});

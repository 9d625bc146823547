import type { LiveMessage } from '@upnext/contract/voting/live';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { applyVote, inOrder, knownOf, type KnownBoard } from './known-board.ts';
import { hasHeldPlaces, highestClimber, mergeLive, showPlaces, showsMoreThanMessages } from './merge-live.ts';
import { makePage, orderOf, votesOf } from './sample-board.ts';

/** The message that the server sends for this state change. */
function messageOf(before: KnownBoard, now: KnownBoard): LiveMessage {
  const old = new Map(before.ideas.map((idea) => [idea.id, idea]));
  const rows = now.ideas
    .filter(({ id, votes, position }) => {
      const same = old.get(id);
      return same?.votes !== votes || same.position.current !== position.current;
    })
    .map(({ id, votes, position }) => ({ id, votes, position }));
  return { version: now.board.version, totalVotes: now.board.totalVotes, rows, reload: false };
}

const first = makePage(4, { 1: 10, 2: 8, 3: 2 });
const second = makePage(5, { 1: 10, 2: 11, 3: 2 });

test('mergeLive updates counts immediately and holds back new places until showPlaces is called', () => {
  const counted = mergeLive(first, messageOf(first, second));
  expect([votesOf(counted), orderOf(counted)]).toEqual([{ 1: 10, 2: 11, 3: 2 }, [1, 2, 3]]);
  expect(counted.ideas.map(({ position }) => position.current)).toEqual([1, 2, 3]);
  expect(counted.board).toMatchObject({ version: 5, totalVotes: 23, leaderVotes: 11 });
  const placed = showPlaces(counted, 'chart');
  expect(placed.ideas.map(({ id, position }) => [id, position.current])).toEqual([
    [2, 1],
    [1, 2],
    [3, 3],
  ]);
  expect(hasHeldPlaces(placed)).toBe(false);
  expect(showPlaces(placed, 'chart')).toBe(placed);
});

test('if the sort order is newest, mergeLive changes the counts but not the order', () => {
  const newest: KnownBoard = { ...first, ideas: first.ideas.toReversed() };
  const placed = showPlaces(mergeLive(newest, messageOf(first, second)), 'newest');
  expect(placed.ideas.map(({ id, position }) => [id, position.current])).toEqual([
    [3, 3],
    [2, 1],
    [1, 2],
  ]);
});

test('mergeLive drops a held-back place if the idea moves back before the new place is shown', () => {
  const back = makePage(6, { 1: 12, 2: 11, 3: 2 });
  const counted = mergeLive(mergeLive(first, messageOf(first, second)), messageOf(second, back));
  expect(hasHeldPlaces(counted)).toBe(false);
});

test('mergeLive ignores a message that is not newer than the counts shown', () => {
  expect(mergeLive(second, messageOf(first, second))).toBe(second);
  expect(mergeLive(second, { ...messageOf(second, first), version: 4 })).toBe(second);
});

test("mergeLive applies a message older than the viewer's vote to the other ideas and keeps the count of the voted idea", () => {
  const voted = applyVote(first, { ideaId: 3, votes: 3, version: 6 });
  const counted = mergeLive(voted, messageOf(first, makePage(5, { 1: 10, 2: 9, 3: 2 })));
  expect(votesOf(counted)).toEqual({ 1: 10, 2: 9, 3: 3 });
  expect(counted.board).toMatchObject({ version: 6, totalVotes: 21 });
  const late = makePage(5, { 1: 10, 2: 8, 3: 1 });
  expect(votesOf(mergeLive(voted, messageOf(first, late)))).toEqual({ 1: 10, 2: 8, 3: 3 });
  expect(knownOf(counted).numbers).toBe(5);
});

test("any sequence of the viewer's votes and live messages ends with the same board as on the server", () => {
  const vote = fc.record({ id: fc.integer({ min: 1, max: 6 }), isOwn: fc.boolean(), isShown: fc.boolean() });
  fc.assert(
    fc.property(fc.array(vote, { maxLength: 30 }), (votes) => {
      const counts: Record<number, number> = { 1: 3, 2: 3, 3: 2, 4: 1, 5: 0, 6: 0 };
      let truth: KnownBoard = makePage(1, counts);
      let shown = truth;
      for (const { id, isOwn, isShown } of votes) {
        const before = truth;
        const total = (counts[id] ?? 0) + 1;
        counts[id] = total;
        truth = makePage(before.board.version + 1, counts);
        if (isOwn) shown = applyVote(shown, { ideaId: id, votes: total, version: truth.board.version });
        shown = mergeLive(shown, messageOf(before, truth));
        if (isShown) shown = showPlaces(shown, 'chart');
        expect(votesOf(shown)).toEqual(votesOf(truth));
      }
      shown = showPlaces(shown, 'chart');
      expect([shown.ideas, shown.board]).toEqual([inOrder(truth.ideas, 'chart'), truth.board]);
    }),
  );
});

test('highestClimber returns the idea with the best place among those that climbed, or undefined if no idea climbed', () => {
  const now = makePage(6, { 3: 20, 2: 11, 1: 10 });
  expect(highestClimber(first, now)?.id).toBe(3);
  expect(highestClimber(first, first)).toBeUndefined();
  expect(highestClimber(first, makePage(7, { 1: 10, 2: 8, 3: 2, 4: 0 }))).toBeUndefined();
});

test('showsMoreThanMessages returns true if more than 100 ideas are shown', () => {
  const many = (count: number) =>
    makePage(1, Object.fromEntries(Array.from({ length: count }, (_, id) => [id + 1, 0])));
  expect(showsMoreThanMessages(many(100))).toBe(false);
  expect(showsMoreThanMessages(many(101))).toBe(true);
});

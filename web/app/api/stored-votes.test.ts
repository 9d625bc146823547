// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { forgetStoredVote, readQueue, storeVote } from './stored-votes.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

const expiresAt = expect.any(Number) as number;
const stored = () =>
  Object.fromEntries(
    Object.entries(localStorage).map(([key, value]) => [key, key === 'voteIntent' ? JSON.parse(String(value)) : value]),
  );
const onBoard = { username: 'Ana', returnPath: '/Ana' };
const onLink = { path: '/public/some-token', returnPath: '/public/some-token' };

test('storeVote stores a vote on a board under the localStorage keys defined by the specification', () => {
  storeVote({ ideaId: 7, username: 'Ana' }, onBoard);
  expect(stored()).toEqual({
    pendingVoteIdeaId: '7',
    pendingVoteUsername: 'Ana',
    voteIntent: { ideaId: 7, redirectPath: '/Ana', queue: [{ ideaId: 7, username: 'Ana' }], expiresAt },
  });
});

test('storeVote stores a vote on any other page with its path', () => {
  storeVote({ ideaId: 9, token: 'some-token' }, onLink);
  const queue = [{ ideaId: 9, token: 'some-token' }];
  expect(stored()).toEqual({ voteIntent: { ideaId: 9, redirectPath: '/public/some-token', queue, expiresAt } });
});

test('every tapped idea is queued once, and the keys of the specification hold the last one', () => {
  for (const ideaId of [7, 8, 7]) storeVote({ ideaId, username: 'Ana' }, onBoard);
  storeVote({ ideaId: 9 }, onLink);
  storeVote({ ideaId: 8, username: 'Ana' }, onBoard);
  expect(readQueue().map(({ ideaId }) => ideaId)).toEqual([7, 9, 8]);
  expect(stored()).toMatchObject({ pendingVoteIdeaId: '8', voteIntent: { ideaId: 8, redirectPath: '/Ana' } });
});

test('the queue holds the last 20 votes', () => {
  for (let ideaId = 1; ideaId <= 25; ideaId++) storeVote({ ideaId }, onLink);
  expect(readQueue().map(({ ideaId }) => ideaId)).toEqual(Array.from({ length: 20 }, (_, index) => index + 6));
});

test('forgetStoredVote removes one vote, and with the last one all keys', () => {
  storeVote({ ideaId: 9 }, onLink);
  storeVote({ ideaId: 7, username: 'Ana' }, onBoard);
  forgetStoredVote(5);
  forgetStoredVote(9);
  expect(readQueue()).toEqual([{ ideaId: 7, username: 'Ana' }]);
  forgetStoredVote(7);
  expect(localStorage).toHaveLength(0);
});

test('stored votes expire after 30 minutes', () => {
  vi.useFakeTimers();
  storeVote({ ideaId: 7, username: 'Ana' }, onBoard);
  vi.advanceTimersByTime(31 * 60_000);
  expect(readQueue()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['invalid JSON', '{"queue":[{"ideaId":7}],'],
  ['an idea id that is not a number', '{"queue":[{"ideaId":"7"}],"expiresAt":9e15}'],
  ['an idea id below one', '{"queue":[{"ideaId":-7}],"expiresAt":9e15}'],
  ['a username that is not a text', '{"queue":[{"ideaId":7,"username":{}}],"expiresAt":9e15}'],
  ['a queue that is not a list', '{"queue":{"ideaId":7},"expiresAt":9e15}'],
  ['votes without an expiry', '{"queue":[{"ideaId":7}]}'],
])('readQueue ignores %s', (_, voteIntent) => {
  localStorage.setItem('voteIntent', voteIntent);
  expect(readQueue()).toEqual([]);
});

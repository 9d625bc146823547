// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { findStoredVote, forgetStoredVote, storeVote } from './stored-vote.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

const expiresAt = expect.any(Number) as number;
const stored = () =>
  Object.fromEntries(
    Object.entries(localStorage).map(([key, value]) => [key, key === 'voteIntent' ? JSON.parse(String(value)) : value]),
  );

test('storeVote stores a vote on a board under the localStorage keys defined by the specification', () => {
  storeVote(7, { username: 'SalYCiencia' });
  expect(stored()).toEqual({
    pendingVoteIdeaId: '7',
    pendingVoteUsername: 'SalYCiencia',
    voteIntent: { expiresAt },
  });
  expect(findStoredVote({ path: '/salyciencia', username: 'salyciencia' })).toBe(7);
  expect(findStoredVote({ path: '/LanternPixel', username: 'LanternPixel' })).toBeUndefined();
  expect(findStoredVote({ path: '/public/some-token' })).toBeUndefined();
});

test('storeVote stores a vote on any other page with its path', () => {
  storeVote(9, { path: '/public/some-token' });
  expect(stored()).toEqual({ voteIntent: { ideaId: 9, redirectPath: '/public/some-token', expiresAt } });
  expect(findStoredVote({ path: '/public/some-token' })).toBe(9);
  expect(findStoredVote({ path: '/creators/Ana', username: 'Ana' })).toBeUndefined();
});

test('storeVote keeps one vote at a time, and forgetStoredVote removes it', () => {
  storeVote(9, { path: '/creators/Ana' });
  storeVote(7, { username: 'Ana' });
  expect(findStoredVote({ path: '/creators/Ana', username: 'Ana' })).toBe(7);
  forgetStoredVote(9);
  expect(findStoredVote({ path: '/creators/Ana', username: 'Ana' })).toBe(7);
  forgetStoredVote(7);
  expect(localStorage).toHaveLength(0);
});

test.each([{ username: 'Ana' }, { path: '/Ana' }])('a stored vote expires after 30 minutes: %o', (place) => {
  vi.useFakeTimers();
  storeVote(7, place);
  vi.advanceTimersByTime(31 * 60_000);
  expect(findStoredVote({ path: '/Ana', username: 'Ana' })).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['an idea id that is not a number', { pendingVoteIdeaId: '"7"', pendingVoteUsername: '"Ana"' }],
  ['an idea id below one', { pendingVoteIdeaId: '-7', pendingVoteUsername: '"Ana"' }],
  ['invalid JSON', { voteIntent: '{"ideaId":7,' }],
  ['a value with the wrong shape', { voteIntent: '{"ideaId":"7","redirectPath":"/Ana","expiresAt":9e15}' }],
  ['a vote without an expiry', { voteIntent: '{"ideaId":7,"redirectPath":"/Ana"}' }],
])('findStoredVote ignores %s', (_, entries) => {
  for (const [key, value] of Object.entries({ voteIntent: '{"expiresAt":9e15}', ...entries }))
    localStorage.setItem(key, value);
  expect(findStoredVote({ path: '/Ana', username: 'Ana' })).toBeUndefined();
});

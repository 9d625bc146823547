// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';

import { findStoredVote, forgetStoredVotes, storeVote } from './stored-vote.ts';

beforeEach(() => localStorage.clear());

test('storeVote stores a vote on a board under the keys defined by the specification', () => {
  storeVote(7, { username: 'SalYCiencia' });
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    pendingVoteIdeaId: '7',
    pendingVoteUsername: 'SalYCiencia',
  });
  expect(findStoredVote({ path: '/salyciencia', username: 'salyciencia' })).toBe(7);
  expect(findStoredVote({ path: '/LanternPixel', username: 'LanternPixel' })).toBeUndefined();
  expect(findStoredVote({ path: '/public/some-token' })).toBeUndefined();
});

test('storeVote stores a vote on any other page with its path', () => {
  storeVote(9, { path: '/public/some-token' });
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    voteIntent: '{"ideaId":9,"redirectPath":"/public/some-token"}',
  });
  expect(findStoredVote({ path: '/public/some-token' })).toBe(9);
  expect(findStoredVote({ path: '/creators/Ana', username: 'Ana' })).toBeUndefined();
});

test('storeVote keeps one vote at a time, and forgetStoredVotes removes it', () => {
  storeVote(9, { path: '/creators/Ana' });
  storeVote(7, { username: 'Ana' });
  expect(findStoredVote({ path: '/creators/Ana', username: 'Ana' })).toBe(7);
  forgetStoredVotes();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['an idea id that is not a number', { pendingVoteIdeaId: '"7"', pendingVoteUsername: '"Ana"' }],
  ['an idea id below one', { pendingVoteIdeaId: '-7', pendingVoteUsername: '"Ana"' }],
  ['invalid JSON', { voteIntent: '{"ideaId":7,' }],
  ['a value with the wrong shape', { voteIntent: '{"ideaId":"7","redirectPath":"/Ana"}' }],
])('findStoredVote ignores %s', (_, stored) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  expect(findStoredVote({ path: '/Ana', username: 'Ana' })).toBeUndefined();
});

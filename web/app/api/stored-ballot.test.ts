// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';

import { forgetStoredBallot, readStoredBallot, storeBallot } from './stored-ballot.ts';
import { forgetStoredVote, readQueue, storeVote } from './stored-votes.ts';
import { readWaitingVote } from './waiting-vote.ts';

beforeEach(() => localStorage.clear());

const ballot = { username: 'Ana', number: 3, ideaIds: [7, 9], host: 'youtube.com' };

test('a stored ballot is found only in its round, and the sheet shows the idea that was tapped last', () => {
  storeBallot(ballot, 9, '/Ana/rounds/3');
  expect(readStoredBallot('ana', 3)).toEqual(ballot);
  expect(readStoredBallot('Ana', 4)).toBeUndefined();
  expect(readStoredBallot('Eva', 3)).toBeUndefined();
  expect(readWaitingVote()).toMatchObject({ ideaId: 9, redirectPath: '/Ana/rounds/3' });
  forgetStoredBallot();
  expect(localStorage).toHaveLength(0);
});

test('a stored ballot keeps the votes that wait on boards', () => {
  storeVote({ ideaId: 1, username: 'Ana' }, { username: 'Ana', returnPath: '/Ana' });
  storeBallot(ballot, 7, '/Ana/rounds/3');
  forgetStoredBallot();
  expect(readStoredBallot('Ana', 3)).toBeUndefined();
  expect(readQueue()).toEqual([{ ideaId: 1, username: 'Ana' }]);
});

test('a vote on a board keeps the ballot that waits in a round', () => {
  storeBallot(ballot, 7, '/Ana/rounds/3');
  storeVote({ ideaId: 1, username: 'Ana' }, { username: 'Ana', returnPath: '/Ana' });
  expect(readStoredBallot('Ana', 3)).toEqual(ballot);
  expect(readWaitingVote()).toMatchObject({ ideaId: 1, redirectPath: '/Ana' });
  forgetStoredVote(1);
  expect(readStoredBallot('Ana', 3)).toEqual(ballot);
  expect(readQueue()).toEqual([]);
  expect(readWaitingVote()).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual(['voteIntent']);
  forgetStoredBallot();
  expect(localStorage).toHaveLength(0);
});

test.each([{ username: 5 }, { number: -1 }, { ideaIds: ['7'] }])('a malformed ballot is ignored: %o', (wrong) => {
  const stored = { ideaId: 7, redirectPath: '/Ana', expiresAt: 9e15, ballot: { ...ballot, ...wrong } };
  localStorage.setItem('voteIntent', JSON.stringify(stored));
  expect(readStoredBallot('Ana', 3)).toBeUndefined();
});

import { expect, test } from 'vitest';

import { countMisread, storedVotes } from './check-votes.ts';
import { outcomeOf, type Attempt } from './history.ts';

type Request = [kind: 'vote' | 'withdrawal', status: number, startMs: number, endMs: number, votes?: number];

function attemptsOf(voter: number, requests: Request[]): Attempt[] {
  return requests.map(([kind, status, startMs, endMs, votes = 1]) => {
    const counted = kind === 'vote' && status === 200 ? { votes } : {};
    return { kind, idea: 1, voter, startMs, endMs, outcome: outcomeOf(status), status, ...counted };
  });
}

test.each<{ name: string; requests: Request[]; stored: [number, number] }>([
  { name: 'an acknowledged vote is stored', requests: [['vote', 200, 0, 1]], stored: [1, 1] },
  { name: 'a refused vote is not stored', requests: [['vote', 404, 0, 1]], stored: [0, 0] },
  { name: 'a vote without a response may be stored', requests: [['vote', 0, 0, 1]], stored: [0, 1] },
  { name: 'already_voted proves that a vote is stored', requests: [['vote', 409, 0, 1]], stored: [1, 1] },
  {
    name: 'two acknowledged votes are one too many',
    requests: [
      ['vote', 200, 0, 1],
      ['vote', 200, 2, 3],
    ],
    stored: [2, 2],
  },
  {
    name: 'a withdrawn vote is not stored',
    requests: [
      ['vote', 200, 0, 1],
      ['withdrawal', 200, 2, 3],
    ],
    stored: [0, 0],
  },
  {
    name: 'a vote after an acknowledged withdrawal is stored',
    requests: [
      ['vote', 200, 0, 1],
      ['withdrawal', 200, 2, 3],
      ['vote', 200, 4, 5],
    ],
    stored: [1, 1],
  },
  {
    name: 'a retried vote may be stored again after an overlapping withdrawal',
    requests: [
      ['vote', 200, 0, 5],
      ['withdrawal', 200, 2, 6],
    ],
    stored: [-1, 1],
  },
  {
    name: 'a retried withdrawal may remove an overlapping vote as well',
    requests: [
      ['vote', 200, 0, 1],
      ['withdrawal', 200, 2, 6],
      ['vote', 200, 3, 7],
    ],
    stored: [0, 2],
  },
  {
    name: 'a withdrawal without a response may remove a later vote',
    requests: [
      ['vote', 200, 0, 1],
      ['withdrawal', 503, 2, 3],
      ['vote', 200, 4, 5],
    ],
    stored: [0, 2],
  },
])('storedVotes: $name', ({ requests, stored }) => {
  expect(storedVotes(attemptsOf(1, requests))).toEqual(stored);
});

const threeVotes = [1, 2, 3].flatMap((voter) => attemptsOf(voter, [['vote', 200, voter, voter + 0.5, voter]]));

test.each<{ name: string; attempts: Attempt[]; misread: number }>([
  { name: 'each vote raises the count by one', attempts: [], misread: 0 },
  {
    name: 'a count without an acknowledged vote is impossible',
    attempts: attemptsOf(4, [['vote', 200, 9, 10, 3]]),
    misread: 1,
  },
  {
    name: 'a count above the number of voters is impossible',
    attempts: attemptsOf(4, [['vote', 200, 9, 10, 5]]),
    misread: 1,
  },
  {
    name: 'a vote may be missing if it is withdrawn before the response',
    attempts: [...attemptsOf(1, [['withdrawal', 200, 9, 11]]), ...attemptsOf(4, [['vote', 200, 9, 10, 3]])],
    misread: 0,
  },
  {
    name: 'a vote may be missing if it was cast during a withdrawal',
    attempts: [
      ...attemptsOf(1, [
        ['withdrawal', 200, 5, 8],
        ['vote', 200, 6, 7, 3],
      ]),
      ...attemptsOf(4, [['vote', 200, 9, 10, 3]]),
    ],
    misread: 0,
  },
])('countMisread: $name', ({ attempts, misread }) => {
  expect(countMisread([...threeVotes, ...attempts])).toBe(misread);
});

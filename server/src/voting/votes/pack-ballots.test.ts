import { expect, test } from 'vitest';

import { packBallots, unpackOutcomes, type Ballot } from './pack-ballots.ts';

const hash = (byte: number): Buffer => Buffer.alloc(32, byte);
const ballot = (byte: number, ideaId: number, more: Partial<Ballot> = {}): Ballot => ({
  sessionHash: hash(byte),
  ideaId,
  username: null,
  token: null,
  ...more,
});

test('packBallots includes each vote target only once', () => {
  const packed = packBallots([ballot(1, 7), ballot(2, 8), ballot(3, 7), ballot(4, 7, { username: 'ana' })]);
  expect(packed).toEqual([
    Buffer.concat([hash(1), hash(2), hash(3), hash(4)]),
    [1, 2, 1, 3],
    [7, 8, 7],
    [null, null, 'ana'],
    [null, null, null],
  ]);
});

test('packBallots distinguishes a missing token, an empty token and the text "null"', () => {
  const [, targets] = packBallots([
    ballot(1, 7),
    ballot(2, 7, { token: '' }),
    ballot(3, 7, { username: 'null' }),
    ballot(4, 7, { token: 'null' }),
    ballot(5, 7, { username: 'tnull' }),
  ]);
  expect(targets).toEqual([1, 2, 3, 4, 5]);
});

test("for each ballot, unpackOutcomes returns the counts of the ballot's target and the ballot's own refusal", () => {
  const packed = packBallots([ballot(1, 7), ballot(2, 8), ballot(3, 7), ballot(4, 9)]);
  const outcomes = unpackOutcomes(packed, {
    accounts: [11, 12, null, 14],
    refusals: { 3: 'not_signed_in', 4: 'idea_not_found' },
    targets: [
      [1, 2, 30, 4],
      [1, 2, 50, 4],
      [null, null, null, null],
    ],
  });
  const seven = { creatorId: 1, boardId: 2, votes: 30, version: 4 };
  const nothing = { creatorId: null, boardId: null, votes: null, version: null };
  expect(outcomes).toEqual([
    { accountId: 11, refusal: null, ...seven },
    { accountId: 12, refusal: null, ...seven, votes: 50 },
    { accountId: null, refusal: 'not_signed_in', ...seven },
    { accountId: 14, refusal: 'idea_not_found', ...nothing },
  ]);
});

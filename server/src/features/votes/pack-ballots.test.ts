import { expect, test } from 'vitest';

import { packBallots, type Ballot } from './pack-ballots.ts';

const hash = (byte: number): Buffer => Buffer.alloc(32, byte);
const ballot = (byte: number, ideaId: number, more: Partial<Ballot> = {}): Ballot => ({
  sessionHash: hash(byte),
  ideaId,
  username: null,
  token: null,
  ...more,
});

test('what many vote for is named once, and every vote finds it', () => {
  const packed = packBallots([ballot(1, 7), ballot(2, 8), ballot(3, 7), ballot(4, 7, { username: 'ana' })]);
  expect(packed).toEqual([
    Buffer.concat([hash(1), hash(2), hash(3), hash(4)]),
    [1, 2, 1, 3],
    [7, 8, 7],
    [null, null, 'ana'],
    [null, null, null],
  ]);
});

test('a path that names nothing, one that names an empty token and one that is called null are three', () => {
  const [, targets] = packBallots([
    ballot(1, 7),
    ballot(2, 7, { token: '' }),
    ballot(3, 7, { username: 'null' }),
    ballot(4, 7, { token: 'null' }),
    ballot(5, 7, { username: 'tnull' }),
  ]);
  expect(targets).toEqual([1, 2, 3, 4, 5]);
});

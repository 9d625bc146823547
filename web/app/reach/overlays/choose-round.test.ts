import type { RoundSummary } from '@upnext/contract/voting/round-fields';
import { expect, test } from 'vitest';

import { chooseRound } from './choose-round.ts';

const now = Date.parse('2026-03-02T18:00:00Z');

function round(number: number, state: RoundSummary['state'], closesInMinutes: number): RoundSummary {
  return {
    number,
    question: 'Next?',
    state,
    opensAt: new Date(now - 3_600_000).toISOString(),
    closesAt: new Date(now + closesInMinutes * 60_000).toISOString(),
    extendedFrom: null,
    turnout: 0,
    candidateCount: 2,
    winner: null,
    repeatsWeekly: false,
  };
}

test('chooseRound takes the open round that closes first, and none without an open round', () => {
  expect(chooseRound([round(3, 'open', 90), round(2, 'open', 30), round(1, 'final', -600)], now)).toBe(2);
  expect(chooseRound([round(2, 'scheduled', 90), round(1, 'final', -600)], now)).toBeUndefined();
  expect(chooseRound([], now)).toBeUndefined();
});

test('chooseRound shows a result for ten minutes after the close', () => {
  expect(chooseRound([round(1, 'final', -9.9)], now)).toBe(1);
  expect(chooseRound([round(1, 'closed', -9.9)], now)).toBe(1);
  expect(chooseRound([round(1, 'final', -10)], now)).toBeUndefined();
});

test('chooseRound shows a result for one minute if another round is open', () => {
  expect(chooseRound([round(2, 'open', 30), round(1, 'final', -0.9)], now)).toBe(1);
  expect(chooseRound([round(2, 'open', 30), round(1, 'final', -1)], now)).toBe(2);
});

test('chooseRound keeps a round at its closing time, although an older response still says that it is open', () => {
  expect(chooseRound([round(1, 'open', 0)], now)).toBe(1);
});

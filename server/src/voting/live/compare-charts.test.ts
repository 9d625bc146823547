import type { BoardPage, OpenRound } from '@upnext/contract/boards/boards';
import { expect, test } from 'vitest';

import { compareCharts } from './compare-charts.ts';

const pageWith = (openRound?: OpenRound) =>
  ({ board: { version: 1, totalVotes: 0, ...(openRound && { openRound }) }, ideas: [] }) as unknown as BoardPage;
const roundThatCloses = (inMs: number) => ({
  number: 1,
  question: 'Which?',
  closesAt: new Date(Date.now() + inMs).toISOString(),
});

const none = pageWith();
const open = pageWith(roundThatCloses(60_000));
const over = pageWith(roundThatCloses(-1));

test.each([
  ['true when a round opens', none, open, true],
  ['true when a round is extended', open, pageWith(roundThatCloses(120_000)), true],
  ['true when a round is cancelled', open, none, true],
  ['true when a round closes and another one is open', over, open, true],
  ['false when a round closes, because pages show that by themselves', over, none, false],
  ['false when nothing changes', open, open, false],
])('reload is %s', (_, before, now, reload) => {
  expect(compareCharts(before, now).reload).toBe(reload);
});

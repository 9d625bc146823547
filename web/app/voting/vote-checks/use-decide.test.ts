import type { VoteCheck, VoteChecks } from '@upnext/contract/voting/vote-checks';
import { expect, test } from 'vitest';

import { suggestsRemoval } from './suggests-removal.ts';
import { withDecision } from './use-decide.ts';

const plot = { startsAt: '2026-11-16T12:00:00Z', periodSeconds: 600, periods: [], usual: 1 };
const held: VoteCheck = {
  id: 7,
  kind: 'group',
  state: 'held',
  ideas: [{ id: 1, title: 'Paella' }],
  votes: 62,
  figures: { accounts: 62, verified: 0, plot },
  firstVoteAt: '2026-11-16T14:10:00Z',
  lastVoteAt: '2026-11-16T14:19:00Z',
  releasesAt: null,
  decided: null,
};
const known: VoteChecks = {
  week: { counted: 1_240, onHold: 85 },
  verifiedOnly: false,
  timeZone: 'UTC',
  checks: [{ ...held, id: 8, votes: 23 }, held],
};

test('withDecision moves the votes of a check between the sums, and back when the decision is undone', () => {
  const counted = withDecision(known, { ...held, state: 'counted' });
  expect(counted.week).toEqual({ counted: 1_302, onHold: 23 });
  expect(counted.checks.map(({ id, state }) => `${id} ${state}`)).toEqual(['7 counted', '8 held']);
  expect(withDecision(counted, held).week).toEqual(known.week);
  const removed = withDecision(known, { ...held, state: 'removed' });
  expect(removed.week).toEqual({ counted: 1_240, onHold: 23 });
  expect(withDecision(removed, held).week).toEqual(known.week);
});

test('suggestsRemoval is true only if a technical sign shows one person with many accounts', () => {
  const suggests = (figures: Partial<VoteCheck['figures']>) =>
    suggestsRemoval({ figures: { ...held.figures, ...figures } });
  expect(suggests({ newAccounts: { count: 62, withinMinutes: 9 }, singleVotes: 62, networks: 1 })).toBe(false);
  expect(suggests({ togetherSeconds: 110 })).toBe(false);
  for (const sign of [{ devices: 11 }, { isRegular: true }, { scripted: 3 }, { gone: 5 }])
    expect(suggests(sign)).toBe(true);
});

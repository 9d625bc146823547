import { expect, test } from 'vitest';

import { judgeBoard } from './judge-board.ts';
import type { RecentVote } from './recent-votes.ts';

const minute = 60_000;
const start = Date.UTC(2031, 0, 15);

/** The remainder of a large multiple: numbers that look random, and are the same in every run. */
const scattered = (place: number, below: number): number => (place * 7_919 + 104_729) % below;

/** A vote of a new fan: own phone, own network, human times. */
function voteOf(accountId: number, ideaId: number, more: Partial<RecentVote> = {}): RecentVote {
  const registeredAt = start + scattered(accountId, 10 * minute);
  return {
    accountId,
    ideaId,
    registeredAt,
    votedAt: registeredAt + 5_000 + scattered(accountId * 3, 2 * minute),
    state: 'counted',
    isVerified: false,
    isGone: false,
    isScripted: false,
    network: `home-${accountId}`,
    device: `phone-${accountId}`,
    ...more,
  };
}

const group = (count: number, from: number, make: (id: number) => RecentVote): RecentVote[] =>
  Array.from({ length: count }, (_, place) => make(from + place));

/** New fans vote for ten ideas alike. */
const fans = group(100, 1, (id) => voteOf(id, 1 + (id % 10)));
const bots = (more: (id: number) => Partial<RecentVote>): RecentVote[] =>
  group(60, 1_001, (id) => voteOf(id, 7, more(id)));

function judge(votes: RecentVote[], day: Record<number, number> = {}) {
  const counted = (id: number): number => votes.filter((vote) => vote.ideaId === id && vote.state === 'counted').length;
  const ideas = Array.from({ length: 10 }, (_, place) => place + 1).map((id) => {
    return [id, { window: counted(id), day: day[id] ?? 0, ever: 100 + counted(id) }] as const;
  });
  return judgeBoard({ votes, ideas: new Map(ideas) }).suspicions;
}

const idsOf = (votes: RecentVote[]): number[] => votes.map(({ accountId }) => accountId);

test.each<[string, string[], (id: number) => Partial<RecentVote>]>([
  ['registered without a proof', ['scripted'], () => ({ isScripted: true })],
  ['share devices', ['devices'], (id) => ({ device: `script-${id % 5}` })],
  [
    'share networks and devices',
    ['networks'],
    (id) => ({ network: 'one', device: `script-${Math.floor((id - 1) / 2)}` }),
  ],
  ['were deleted', ['gone'], () => ({ isGone: true, network: null, device: null })],
  ['voted after the same delay', ['regular'], (id) => ({ votedAt: voteOf(id, 7).registeredAt + 3_000 + (id % 100) })],
])('votes for one idea are suspicious if their accounts %s', (_, signals, more) => {
  const bought = bots(more);
  expect(judge([...fans, ...bought])).toEqual([
    { kind: 'group', ideaIds: [7], accountIds: idsOf(bought), signals: expect.arrayContaining(signals) },
  ]);
});

test('votes that arrive like clockwork are suspicious', () => {
  const bought = group(200, 1_001, (id) => voteOf(id, 7, { votedAt: start + (id - 1_000) * 2_500 }));
  expect(judge([...fans.map((fan) => ({ ...fan, isVerified: true })), ...bought])).toMatchObject([
    { ideaIds: [7], signals: ['regular'] },
  ]);
});

test('new accounts that vote for one idea without another signal are not suspicious', () => {
  expect(judge([...fans, ...bots(() => ({}))])).toEqual([]);
});

test('accounts with a signal that vote like the others are not suspicious', () => {
  const scripted = group(60, 1_001, (id) => voteOf(id, 1 + (id % 10), { isScripted: true }));
  expect(judge([...fans, ...scripted])).toEqual([]);
});

test.each(['in the window', 'earlier on that day'])(
  'shared computers are not suspicious if others chose the idea %s',
  (when) => {
    const pupils = bots((id) => ({ device: `computer-${id % 12}`, network: 'school' }));
    const callers = group(200, 2_001, (id) => voteOf(id, 7));
    expect(judge([...fans, ...pupils])).toHaveLength(1);
    expect(
      when === 'in the window'
        ? judge([...fans, ...pupils, ...callers])
        : judge([...fans, ...pupils], { 7: 200, 1: 50 }),
    ).toEqual([]);
  },
);

test('families on shared devices are not suspicious if at least as many others in their network chose the idea', () => {
  const families = group(30, 1_001, (id) => voteOf(id, 7, { network: 'stadium', device: `shared-${id % 8}` }));
  const crowd = (count: number) => group(count, 2_001, (id) => voteOf(id, 7, { network: 'stadium' }));
  const elsewhere = group(300, 3_001, (id) => voteOf(id, 1 + (id % 10)));
  expect(judge([...fans, ...elsewhere, ...families, ...crowd(30)])).toEqual([]);
  // A few inconspicuous accounts don't cover for others.
  expect(judge([...fans, ...elsewhere, ...families, ...crowd(10)])).toMatchObject([
    { ideaIds: [7], accountIds: idsOf(families) },
  ]);
});

test('bots are not covered by the fans of a network that only a few of them share', () => {
  const pupils = group(100, 2_001, (id) => voteOf(id, 7, { network: 'school' }));
  const elsewhere = group(1_000, 3_001, (id) => voteOf(id, 1 + (id % 10)));
  const scripted = bots((id) => ({ isScripted: true, ...(id % 20 === 0 && { network: 'school' }) }));
  const outside = scripted.filter(({ network }) => network !== 'school');
  expect(judge([...fans, ...elsewhere, ...pupils, ...scripted])).toMatchObject([
    { ideaIds: [7], accountIds: idsOf(outside) },
  ]);
});

test('a group can have more votes than a function call can have arguments', () => {
  const scripted = group(200_000, 10_001, (id) => voteOf(id, 7, { isScripted: true, network: 'carrier' }));
  expect(judge([...fans, ...scripted])).toMatchObject([{ ideaIds: [7] }]);
});

test('accounts with two kinds of signals are suspicious also if the idea is popular', () => {
  const popular = group(100, 2_001, (id) => voteOf(id, 7));
  const one = bots(() => ({ isScripted: true }));
  const two = bots((id) => ({ isScripted: true, device: `script-${id % 5}` }));
  expect(judge([...fans, ...popular, ...one])).toEqual([]);
  expect(judge([...fans, ...popular, ...two])).toMatchObject([{ ideaIds: [7], accountIds: idsOf(two) }]);
});

test('verified accounts, small groups and members without the common signals are left out', () => {
  const naive = (id: number) => ({ isScripted: true, device: `script-${id % 5}` });
  const fan = voteOf(500, 7, { isScripted: true });
  const verified = voteOf(501, 7, { isVerified: true, ...naive(501) });
  expect(judge([...fans, fan, verified, ...bots(naive)])).toMatchObject([{ accountIds: idsOf(bots(naive)) }]);
  expect(judge([...fans, ...bots(naive).slice(0, 19)])).toEqual([]);
});

test('verified accounts that vote in lockstep are suspicious if they share devices', () => {
  const steps = (more: (id: number) => Partial<RecentVote>) =>
    [2, 5, 9].flatMap((idea) => group(40, 1_001, (id) => voteOf(id, idea, { isVerified: true, ...more(id) })));
  const bought = steps((id) => ({ device: `script-${id % 5}` }));
  expect(judge([...fans, ...bought])).toEqual([
    {
      kind: 'lockstep',
      ideaIds: [2, 5, 9],
      accountIds: idsOf(bought.slice(0, 40)),
      signals: ['devices'],
      togetherSeconds: 0,
    },
  ]);
  expect(judge([...fans, ...steps(() => ({}))])).toEqual([]);
  const called = [2, 5, 9].flatMap((idea) => group(150, 3_001, (id) => voteOf(id, idea)));
  const partly = called.filter(({ accountId, ideaId }) => accountId % 3 > 0 || ideaId !== 9);
  expect(judge([...fans, ...partly, ...bought])).toEqual([]);
});

test('bots cannot get the votes of fans held by using their network or choosing the same ideas', () => {
  const pupils = group(40, 2_001, (id) => voteOf(id, 7, { network: 'school' }));
  const intruders = group(25, 1_001, (id) => voteOf(id, 7, { network: 'school', device: 'one' }));
  const held = judge([...fans, ...pupils, ...intruders]).flatMap(({ accountIds }) => accountIds);
  expect(held.filter((id) => idsOf(pupils).includes(id))).toEqual([]);

  const ideas = [2, 5, 9];
  const friends = ideas.flatMap((idea) => group(26, 2_001, (id) => voteOf(id, idea)));
  const imitators = ideas.flatMap((idea) => group(30, 1_001, (id) => voteOf(id, idea, { isScripted: true })));
  const lockstep = judge([...fans, ...friends, ...imitators]).find(({ kind }) => kind === 'lockstep');
  expect(new Set(lockstep?.accountIds)).toEqual(new Set(idsOf(imitators)));
});

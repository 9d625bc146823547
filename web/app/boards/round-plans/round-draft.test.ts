import type { Idea } from '@upnext/contract/boards/ideas';
import { RoundInput } from '@upnext/contract/voting/rounds';
import { expect, test } from 'vitest';

import {
  countIdeas,
  fitDraft,
  newDraft,
  offeredCounts,
  presetIdeas,
  readDraft,
  type RoundDraft,
} from './round-draft.ts';

const now = new Date('2026-11-17T12:00:00Z');
const draft = newDraft('What next?', '2026-11-17');
const read = (change: Partial<RoundDraft>) => readDraft({ ...draft, ...change }, 'Europe/Madrid', now);

test('a new draft is complete: the top four ideas, one vote, hidden counts, until tomorrow at 18:00 in the zone', () => {
  const input = read({});
  expect(input).toEqual({
    question: 'What next?',
    top: 4,
    closesAt: '2026-11-18T17:00:00.000Z',
    votesPerPerson: 'one',
    hidesCounts: true,
    pickFrom: 'tie',
    repeatsWeekly: false,
    countsChat: false,
  });
  expect(RoundInput.safeParse(input).success).toBe(true);
});

test('readDraft includes the opening time, chosen ideas and the announced pick', () => {
  const input = read({ ideas: [3, 9], opens: { day: '2026-11-18', time: '09:00' }, picksFromTopThree: true });
  expect(input).toMatchObject({ ideaIds: [3, 9], opensAt: '2026-11-18T08:00:00.000Z', pickFrom: 'top-three' });
  expect(input).not.toHaveProperty('top');
});

test('readDraft repeats only rounds with ideas from the top', () => {
  expect(read({ repeatsWeekly: true })).toMatchObject({ repeatsWeekly: true });
  expect(read({ repeatsWeekly: true, ideas: [3, 9] })).toMatchObject({ repeatsWeekly: false });
});

test.each<[string, Partial<RoundDraft>, string]>([
  ['an empty question', { question: '  ' }, 'question'],
  ['a single idea', { ideas: [3] }, 'ideas'],
  ['an empty opening time', { opens: { day: '', time: '09:00' } }, 'opens'],
  ['an empty closing day', { closes: { day: '', time: '18:00' } }, 'closes'],
  ['a closing time in the past', { closes: { day: '2026-11-17', time: '12:30' } }, 'closes'],
  ['a closing time before the opening', { opens: { day: '2026-11-18', time: '18:00' } }, 'closes'],
])('readDraft names the field of %s', (_, change, field) => {
  expect(read(change)).toMatchObject({ field });
});

test('countIdeas counts top ideas and chosen ideas', () => {
  expect(countIdeas(draft)).toBe(4);
  expect(countIdeas({ ...draft, ideas: [1, 2, 3, 4, 5] })).toBe(5);
});

test('presetIdeas leaves out ideas in progress and made ideas', () => {
  const stages = ['in-progress', 'open', 'made', 'planned'] as const;
  const ideas = stages.map((stage) => ({ stage }) as Idea);
  expect(presetIdeas(ideas).map(({ stage }) => stage)).toEqual(['open', 'planned']);
});

test.each([
  [90, [4, 6]],
  [6, [4, 6]],
  [5, [4, 5]],
  [4, [4]],
  [3, [3]],
  [1, []],
])('offeredCounts with %i available ideas returns %j', (available, counts) => {
  expect(offeredCounts(available)).toEqual(counts);
});

test('fitDraft limits the top ideas to those available and keeps chosen ideas', () => {
  expect(fitDraft(draft, 90).ideas).toBe(4);
  expect(fitDraft(draft, 3).ideas).toBe(3);
  expect(fitDraft(draft, 1).ideas).toEqual([]);
  expect(fitDraft({ ...draft, ideas: [1, 2, 3] }, 1).ideas).toEqual([1, 2, 3]);
});

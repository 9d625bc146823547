import { RoundInput } from '@upnext/contract/voting/rounds';
import { expect, test } from 'vitest';

import { countIdeas, newDraft, readDraft, type RoundDraft } from './round-draft.ts';

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

test('countIdeas counts the ideas that exist', () => {
  expect(countIdeas(draft, 3)).toBe(3);
  expect(countIdeas(draft, 90)).toBe(4);
  expect(countIdeas({ ...draft, ideas: [1, 2, 3, 4, 5] }, 90)).toBe(5);
});

import { IdeaInput } from '@upnext/contract/boards/ideas';
import { ShareToken } from '@upnext/contract/boards/share-links';
import { SuggestionInput } from '@upnext/contract/boards/suggestions';
import { Email, ProfileUpdate, Registration } from '@upnext/contract/identity/accounts';
import { limits } from '@upnext/contract/limits';
import { countGraphemes } from '@upnext/contract/text';
import { describe, expect, test } from 'vitest';

import { allCreators } from './creators/all-creators.ts';
import { day, demoClock, historyDays } from './demo-clock.ts';
import { demoPassword } from './demo-logins.ts';
import { makeFans } from './fans.ts';
import { planBoard } from './plan-board.ts';

const fans = makeFans();

describe('the demo data satisfies the contract', () => {
  test.each(allCreators)('$username has a valid profile and valid ideas, suggestions and share links', (creator) => {
    const links = Object.fromEntries(Object.entries(creator.links).map(([network, url]) => [`${network}Url`, url]));
    const { profileDescription, profileBackground } = creator;
    expect(ProfileUpdate.parse({ profileDescription, profileBackground, ...links })).toEqual({
      profileDescription,
      profileBackground,
      ...links,
    });
    if (creator.email) Email.parse(creator.email);
    for (const { title, description = '' } of creator.ideas) {
      expect(IdeaInput.parse({ title, description })).toEqual({ title, description });
    }
    for (const { title, description } of creator.suggestions ?? []) {
      expect(SuggestionInput.parse({ title, description })).toEqual({ title, description });
    }
    for (const { token } of creator.shareLinks ?? []) ShareToken.parse(token);
  });

  test('usernames are valid and unique, ignoring case', () => {
    const names = [...allCreators.map(({ username }) => username), ...fans];
    for (const username of names) Registration.parse({ username, password: demoPassword });
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  test('idea titles are unique within a board', () => {
    for (const { ideas, suggestions = [] } of allCreators) {
      const titles = [...ideas, ...suggestions].map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });

  test("every fan named in a creator's demo data exists, and boards that don't accept suggestions have no suggestions", () => {
    const named = allCreators.flatMap(({ ideas, suggestions = [] }) => [
      ...ideas.flatMap(({ suggestedBy = [], votedBy = [] }) => [suggestedBy, votedBy].flat()),
      ...suggestions.map(({ suggestedBy }) => suggestedBy),
    ]);
    expect(named.filter((name) => !fans.includes(name))).toEqual([]);
    const closed = allCreators.filter(({ acceptsSuggestions = true }) => !acceptsSuggestions);
    expect(closed.flatMap(({ suggestions = [] }) => suggestions)).toEqual([]);
  });

  test('the longest idea title has the maximum allowed length', () => {
    const lengths = allCreators.flatMap(({ ideas }) => ideas.map(({ title }) => countGraphemes(title)));
    expect(Math.max(...lengths)).toBe(limits.ideaTitleMax);
  });
});

test('a demo board has ninety days of votes that grow, follow the week and peak when the creator posts', () => {
  const clock = demoClock(new Date('2026-03-01T12:00:00Z'));
  const board = planBoard(allCreators[0]!, fans, clock);
  const perDay = Array<number>(historyDays + 1).fill(0);
  for (const { at } of board.ideas.flatMap(({ votes }) => votes)) perDay[Math.ceil((clock.midnight - at) / day)]! += 1;
  const sum = (days: number[]) => days.reduce((total, count) => total + count, 0);
  const [recent, earlier] = [perDay.slice(1, 31), perDay.slice(61)];
  expect(perDay.slice(1).filter((count) => count === 0)).toEqual([]);
  expect(sum(recent)).toBeGreaterThan(sum(earlier) * 1.5);
  const typical = recent.toSorted((a, b) => a - b)[15]!;
  expect(Math.max(...recent)).toBeGreaterThan(typical * 2);
  const onWeekends = recent.filter((_, at) => [0, 6].includes(new Date(clock.midnight - (at + 1) * day).getUTCDay()));
  expect(sum(onWeekends) / onWeekends.length).toBeGreaterThan(sum(recent) / recent.length);
});

test('no fan votes for an idea twice, before it was published, or in the future', () => {
  const clock = demoClock(new Date('2026-03-01T00:00:30Z'));
  for (const creator of allCreators) {
    for (const { createdAt, votes } of planBoard(creator, fans, clock).ideas) {
      expect(new Set(votes.map(({ fan }) => fan)).size).toBe(votes.length);
      expect(votes.filter(({ at }) => at < createdAt || at > clock.now)).toEqual([]);
    }
  }
});

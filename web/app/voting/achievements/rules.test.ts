import { describe, expect, test } from 'vitest';

import { addActivity, calendarDay, countLogin, countSuggestion, countVote, uncountVote, unlock } from './rules.ts';
import { achievementPoints, achievements, emptyStats, isUserStats, type Achievement } from './stats.ts';

const earnedBy = ({ earned }: { earned: { achievement: Achievement; delayMs: number }[] }) =>
  earned.map(({ achievement, delayMs }) => `${achievement} after ${delayMs}`);

describe('votes unlock achievements', () => {
  test('countVote counts one vote per idea', () => {
    const { stats } = countVote(emptyStats, { ideaId: 7, isTopThree: false });
    expect(stats).toMatchObject({ totalVotes: 1, votedIds: [7], votedTopIdeas: 0 });
    expect(countVote(stats, { ideaId: 7, isTopThree: true })).toEqual({ stats, earned: [] });
  });

  test('uncountVote counts a withdrawn vote no longer, and the next vote for the same idea again', () => {
    const { stats } = countVote(emptyStats, { ideaId: 7, isTopThree: false });
    expect(uncountVote(stats, 7)).toMatchObject({ totalVotes: 0, votedIds: [] });
    expect(uncountVote(emptyStats, 7)).toEqual(emptyStats);
    expect(countVote(uncountVote(stats, 7), { ideaId: 7, isTopThree: false }).stats).toEqual(stats);
  });

  test('uncountVote subtracts a vote in the top 3 only if the withdrawn vote was one', () => {
    const { stats } = countVote(emptyStats, { ideaId: 7, isTopThree: true });
    const both = countVote(stats, { ideaId: 8, isTopThree: false }).stats;
    expect(isUserStats(both)).toBe(true);
    expect(uncountVote(both, 8)).toMatchObject({ totalVotes: 1, votedTopIdeas: 1 });
    expect(uncountVote(both, 7)).toMatchObject({ totalVotes: 1, votedTopIdeas: 0, topIds: [] });
    // An older store has only the number.
    const { topIds: _, ...old } = both;
    expect(isUserStats(old)).toBe(true);
    expect(uncountVote(old, 7).votedTopIdeas).toBe(1);
  });

  test.each([
    [1, 'first_vote'],
    [10, 'ten_votes'],
    [50, 'fifty_votes'],
  ] as const)('vote number %d unlocks %s after half a second', (number, achievement) => {
    const unlockedAchievements = achievements.filter((one) => one !== achievement);
    const before = { ...emptyStats, totalVotes: number - 1, unlockedAchievements };
    expect(earnedBy(countVote(before, { ideaId: 1, isTopThree: true }))).toEqual([`${achievement} after 500`]);
  });

  test.each([4, 9, 49])('vote number %d does not unlock the achievement for the next threshold', (number) => {
    const before = { ...emptyStats, totalVotes: number - 1, unlockedAchievements: ['first_vote' as const] };
    const earned = earnedBy(countVote(before, { ideaId: 1, isTopThree: false }));
    expect(earned).toEqual(number > 10 ? ['ten_votes after 500'] : []);
  });

  test('a vote for a top-three idea also unlocks voted_top_idea', () => {
    const outcome = countVote(emptyStats, { ideaId: 1, isTopThree: true });
    expect(outcome.stats.votedTopIdeas).toBe(1);
    expect(earnedBy(outcome)).toEqual(['first_vote after 500', 'voted_top_idea after 500']);
  });
});

test('countSuggestion counts every suggestion and unlocks suggested_idea once', () => {
  const first = countSuggestion(emptyStats);
  expect(first.stats.suggestedIdeas).toBe(1);
  expect(earnedBy(first)).toEqual(['suggested_idea after 0']);
  const second = countSuggestion(unlock(first.stats, 'suggested_idea') ?? emptyStats);
  expect(second.stats.suggestedIdeas).toBe(2);
  expect(second.earned).toEqual([]);
});

describe('activity on other devices', () => {
  const activity = (votes: number, suggestions: number) => ({ votes, suggestions, resetAt: null });

  test('addActivity takes the larger counts and unlocks what they earned, with its points', () => {
    expect(addActivity(emptyStats, activity(12, 1))).toEqual({
      ...emptyStats,
      totalVotes: 12,
      suggestedIdeas: 1,
      totalPoints: 35,
      unlockedAchievements: ['first_vote', 'ten_votes', 'suggested_idea'],
    });
    const counted = { ...emptyStats, totalVotes: 9, votedTopIdeas: 2, unlockedAchievements: ['first_vote' as const] };
    expect(addActivity(counted, activity(3, 2))).toEqual({
      ...counted,
      suggestedIdeas: 2,
      totalPoints: 20,
      unlockedAchievements: ['first_vote', 'suggested_idea'],
    });
  });

  test('addActivity returns the same stats if the server counts nothing more, as after a reset', () => {
    expect(addActivity(emptyStats, activity(0, 0))).toBe(emptyStats);
    const counted = { ...emptyStats, totalVotes: 2, suggestedIdeas: 1 };
    expect(addActivity(counted, activity(2, 1))).toBe(counted);
  });
});

describe('login streak', () => {
  test.each([
    ['the first login starts a streak', null, 0, 1],
    ['a second login on the same day changes nothing', '2026-03-01', 2, 2],
    ['a login on the next day continues the streak across months', '2026-02-28', 1, 2],
    ['a missed day restarts the streak', '2026-02-27', 2, 1],
    ['a login after a year restarts the streak', '2025-03-01', 9, 1],
    ['a stored date in the future restarts the streak', '2026-03-05', 4, 1],
  ])('%s', (_, lastLoginDate, loginStreak, expected) => {
    const { stats } = countLogin({ ...emptyStats, lastLoginDate, loginStreak }, '2026-03-01');
    expect(stats).toMatchObject({ loginStreak: expected, lastLoginDate: '2026-03-01' });
  });

  test.each([
    [1, []],
    [2, ['streak_votes after 1000']],
    [3, []],
  ])('a login on the day after a streak of %d days unlocks %j', (loginStreak, expected) => {
    const before = { ...emptyStats, lastLoginDate: '2026-02-28', loginStreak };
    expect(earnedBy(countLogin(before, '2026-03-01'))).toEqual(expected);
  });

  test('calendarDay uses the local time zone', () => {
    expect(calendarDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});

describe('achievements are unlocked only once, and malformed stats are rejected', () => {
  test.each([
    ['first_vote', 5],
    ['ten_votes', 10],
    ['fifty_votes', 50],
    ['voted_top_idea', 15],
    ['suggested_idea', 20],
    ['streak_votes', 25],
  ] as const)('unlocking %s adds %d points only once', (achievement, points) => {
    expect(achievementPoints[achievement]).toBe(points);
    const stats = unlock({ ...emptyStats, totalPoints: 100 }, achievement);
    expect(stats).toMatchObject({ totalPoints: 100 + points, unlockedAchievements: [achievement] });
    expect(stats && unlock(stats, achievement)).toBeUndefined();
  });

  test.each([
    ['a string', 'ten'],
    ['a missing field', { totalVotes: 3 }],
    ['a negative count', { ...emptyStats, totalVotes: -1 }],
    ['an invalid date', { ...emptyStats, lastLoginDate: 'yesterday' }],
    ['an unknown achievement', { ...emptyStats, unlockedAchievements: ['all_votes'] }],
  ])('isUserStats rejects %s', (_, stored) => {
    expect(isUserStats(stored)).toBe(false);
  });
});

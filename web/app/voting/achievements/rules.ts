import type { Activity } from '@upnext/contract/voting/achievements';

import { achievementPoints, type Achievement, type UserStats } from './stats.ts';

export type CountedVote = { ideaId: number; isTopThree: boolean };
type Earned = { achievement: Achievement; delayMs: number };
export type Outcome = { stats: UserStats; earned: Earned[] };

const voteThresholds = [
  { achievement: 'first_vote', votes: 1 },
  { achievement: 'ten_votes', votes: 10 },
  { achievement: 'fifty_votes', votes: 50 },
] as const;
const voteDelayMs = 500;
const streakDays = 3;
const streakDelayMs = 1_000;

export function countVote(stats: UserStats, { ideaId, isTopThree }: CountedVote): Outcome {
  if (stats.votedIds.includes(ideaId)) return { stats, earned: [] };
  const totalVotes = stats.totalVotes + 1;
  // ">=" ensures that a user who left before the delay ended gets the achievement with the next vote.
  const reached = voteThresholds.filter(({ votes }) => totalVotes >= votes);
  return {
    stats: {
      ...stats,
      totalVotes,
      votedIds: [...stats.votedIds, ideaId],
      ...(isTopThree && { votedTopIdeas: stats.votedTopIdeas + 1, topIds: [...(stats.topIds ?? []), ideaId] }),
    },
    earned: notYetOf(stats, [
      ...reached.map(({ achievement }) => ({ achievement, delayMs: voteDelayMs })),
      ...(isTopThree ? [{ achievement: 'voted_top_idea' as const, delayMs: voteDelayMs }] : []),
    ]),
  };
}

/** Call when a vote is withdrawn. Achievements stay unlocked. */
export function uncountVote(stats: UserStats, ideaId: number): UserStats {
  const { topIds = [], votedTopIdeas } = stats;
  return {
    ...stats,
    totalVotes: Math.max(0, stats.totalVotes - 1),
    votedIds: stats.votedIds.filter((id) => id !== ideaId),
    ...(topIds.includes(ideaId) && {
      votedTopIdeas: Math.max(0, votedTopIdeas - 1),
      topIds: topIds.filter((id) => id !== ideaId),
    }),
  };
}

export function countSuggestion(stats: UserStats): Outcome {
  return {
    stats: { ...stats, suggestedIdeas: stats.suggestedIdeas + 1 },
    earned: notYetOf(stats, [{ achievement: 'suggested_idea', delayMs: 0 }]),
  };
}

/**
 * Adds what the server knows about the account's votes and suggestions, so that a new device doesn't start from zero.
 * The achievements were earned on another device, so they are unlocked without a pop-up. Returns the same object if
 * nothing changes.
 */
export function addActivity(stats: UserStats, { votes, suggestions }: Activity): UserStats {
  const totalVotes = Math.max(stats.totalVotes, votes);
  const suggestedIdeas = Math.max(stats.suggestedIdeas, suggestions);
  if (totalVotes === stats.totalVotes && suggestedIdeas === stats.suggestedIdeas) return stats;
  const earned: Achievement[] = [
    ...voteThresholds.filter((threshold) => votes >= threshold.votes).map(({ achievement }) => achievement),
    ...(suggestions > 0 ? (['suggested_idea'] as const) : []),
  ];
  const counted = { ...stats, totalVotes, suggestedIdeas };
  return earned.reduce((before, achievement) => unlock(before, achievement) ?? before, counted);
}

/** `today` is the user's local date. Counts at most one login a day. A missed day restarts the streak. */
export function countLogin(stats: UserStats, today: string): Outcome {
  if (stats.lastLoginDate === today) return { stats, earned: [] };
  const loginStreak = stats.lastLoginDate === dayBefore(today) ? stats.loginStreak + 1 : 1;
  return {
    stats: { ...stats, loginStreak, lastLoginDate: today },
    earned:
      loginStreak === streakDays ? notYetOf(stats, [{ achievement: 'streak_votes', delayMs: streakDelayMs }]) : [],
  };
}

/** Returns undefined if the achievement is already unlocked, because each achievement unlocks only once. */
export function unlock(stats: UserStats, achievement: Achievement): UserStats | undefined {
  if (stats.unlockedAchievements.includes(achievement)) return undefined;
  return {
    ...stats,
    totalPoints: stats.totalPoints + achievementPoints[achievement],
    unlockedAchievements: [...stats.unlockedAchievements, achievement],
  };
}

function notYetOf({ unlockedAchievements }: UserStats, earned: Earned[]): Earned[] {
  return earned.filter(({ achievement }) => !unlockedAchievements.includes(achievement));
}

export function calendarDay(now: Date): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

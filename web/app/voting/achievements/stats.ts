import { fieldsOf, isCount, isIdList, isText } from '../../api/stored-shapes.ts';

export const achievements = [
  'first_vote',
  'ten_votes',
  'fifty_votes',
  'voted_top_idea',
  'suggested_idea',
  'streak_votes',
] as const;
export type Achievement = (typeof achievements)[number];

/** Points per achievement, for both the total and the pop-up. */
export const achievementPoints: Record<Achievement, number> = {
  first_vote: 5,
  ten_votes: 10,
  fifty_votes: 50,
  voted_top_idea: 15,
  suggested_idea: 20,
  streak_votes: 25,
};

/** Stored in localStorage under `userStats`. */
export type UserStats = {
  totalVotes: number;
  suggestedIdeas: number;
  loginStreak: number;
  /** The user's local date, YYYY-MM-DD. */
  lastLoginDate: string | null;
  votedTopIdeas: number;
  votedIds: number[];
  /** The ideas of `votedTopIdeas`, to subtract withdrawn votes. Older stores don't have it. */
  topIds?: number[];
  totalPoints: number;
  unlockedAchievements: Achievement[];
};

/**
 * The account that the stats belong to, and its last reset that they follow. Stored in localStorage under `statsOwner`;
 * missing as long as no account has logged in.
 */
export type StatsOwner = { accountId: number; resetAt: string | null };

export const emptyStats: UserStats = {
  totalVotes: 0,
  suggestedIdeas: 0,
  loginStreak: 0,
  lastLoginDate: null,
  votedTopIdeas: 0,
  votedIds: [],
  totalPoints: 0,
  unlockedAchievements: [],
};

export function isUserStats(value: unknown): value is UserStats {
  const stats = fieldsOf<UserStats>(value);
  const { totalVotes, suggestedIdeas, loginStreak, votedTopIdeas, totalPoints } = stats;
  return (
    [totalVotes, suggestedIdeas, loginStreak, votedTopIdeas, totalPoints].every(isCount) &&
    (stats.lastLoginDate === null || (isText(stats.lastLoginDate) && isDay(stats.lastLoginDate))) &&
    isIdList(stats.votedIds) &&
    (stats.topIds === undefined || isIdList(stats.topIds)) &&
    Array.isArray(stats.unlockedAchievements) &&
    stats.unlockedAchievements.every((one) => achievements.includes(one as Achievement))
  );
}

export function isStatsOwner(value: unknown): value is StatsOwner {
  const { accountId, resetAt } = fieldsOf<StatsOwner>(value);
  return isCount(accountId) && (resetAt === null || isText(resetAt));
}

function isDay(value: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
}

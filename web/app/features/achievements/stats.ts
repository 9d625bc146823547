import * as z from 'zod/mini';

export const Achievement = z.enum([
  'first_vote',
  'ten_votes',
  'fifty_votes',
  'voted_top_idea',
  'suggested_idea',
  'streak_votes',
]);
export type Achievement = z.infer<typeof Achievement>;

/** One table for the total and the pop-up alike. */
export const achievementPoints: Record<Achievement, number> = {
  first_vote: 5,
  ten_votes: 10,
  fifty_votes: 50,
  voted_top_idea: 15,
  suggested_idea: 20,
  streak_votes: 25,
};

const Count = z.int().check(z.nonnegative());

/** What the browser keeps under `userStats`. */
export const UserStats = z.object({
  totalVotes: Count,
  suggestedIdeas: Count,
  loginStreak: Count,
  /** The reader's calendar day, YYYY-MM-DD. */
  lastLoginDate: z.nullable(z.iso.date()),
  votedTopIdeas: Count,
  votedIds: z.array(z.int()),
  totalPoints: Count,
  unlockedAchievements: z.array(Achievement),
});
export type UserStats = z.infer<typeof UserStats>;

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

import { busyDays } from './busy-days.ts';
import { countVotes } from './count-votes.ts';
import { dayBounds, type DemoClock, historyDays } from './demo-clock.ts';
import type { DemoCreator, DemoIdea } from './demo-creator.ts';
import { between, randomFor } from './random.ts';
import { voteTimes } from './vote-times.ts';
import { chooseVoters } from './voters.ts';

type PlannedVote = { fan: string; at: number };
export type PlannedIdea = { idea: DemoIdea; createdAt: number; votes: PlannedVote[] };
export type PlannedBoard = { creator: DemoCreator; ideas: PlannedIdea[] };

/** Decides which fan votes for which idea and when, before anything is written to the database. */
export function planBoard(creator: DemoCreator, fans: readonly string[], clock: DemoClock): PlannedBoard {
  const counts = countVotes(creator);
  const days = Math.min(historyDays, creator.daysOld);
  const busy = busyDays(creator.username, days, clock);
  const ideas = creator.ideas.map((idea, place) => {
    const random = randomFor(`${creator.username}/${idea.title}`);
    const daysAgo = Math.min(days, idea.daysAgo ?? (place === 0 ? days : Math.round(between(random, 2, days))));
    const createdAt = publishedAt(daysAgo, place, creator.ideas.length, clock);
    const times = voteTimes({ ...counts[place]!, daysAgo, createdAt }, busy, clock, random);
    const voters = chooseVoters(creator, idea, fans, times.length);
    return { idea, createdAt, votes: times.map((at, index) => ({ fan: voters[index]!, at })) };
  });
  return { creator, ideas };
}

/**
 * Returns a time in the first half of the day. No two ideas on a board get the same time, because ties are broken by
 * age.
 */
function publishedAt(daysAgo: number, place: number, ideaCount: number, clock: DemoClock): number {
  const { start, end } = dayBounds(clock, daysAgo);
  return start + Math.floor((end - start) * (0.1 + (0.4 * place) / ideaCount));
}

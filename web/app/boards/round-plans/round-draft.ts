import type { Idea } from '@upnext/contract/boards/ideas';
import { limits } from '@upnext/contract/limits';
import type { VotesPerPerson } from '@upnext/contract/voting/round-fields';
import type { RoundInput } from '@upnext/contract/voting/rounds';

import { addDays, instantIn, type WallTime } from '../../api/zone-time.ts';

/** The form of a new round. Times are in the board's time zone. */
export type RoundDraft = {
  question: string;
  /** The number of ideas from the top of the chart, or the ids of chosen ideas. */
  ideas: number | number[];
  /** Null to open the round now. */
  opens: WallTime | null;
  closes: WallTime;
  votesPerPerson: VotesPerPerson;
  hidesCounts: boolean;
  picksFromTopThree: boolean;
  repeatsWeekly: boolean;
  countsChat: boolean;
};

const topCounts = [4, 6] as const;

/** The ideas that a round takes from the top of the chart, as the server does: not those in progress or made. */
export function presetIdeas(ideas: readonly Idea[]): Idea[] {
  return ideas.filter(({ stage }) => stage !== 'in-progress' && stage !== 'made');
}

/** The numbers of top ideas to offer: none is larger than the number of available ideas. */
export function offeredCounts(available: number): number[] {
  const counts = new Set(topCounts.map((count) => Math.min(count, available)));
  return [...counts].filter((count) => count >= limits.roundIdeasMin);
}

/** Limits the number of top ideas to those available. With too few, the creator chooses the ideas. */
export function fitDraft(draft: RoundDraft, available: number): RoundDraft {
  if (typeof draft.ideas !== 'number') return draft;
  const top = Math.min(draft.ideas, available);
  return { ...draft, ideas: top < limits.roundIdeasMin ? [] : top };
}

/** The time of day at which rounds close unless the creator changes it: most fans are awake and free. */
const usualTime = '18:00';

/** Everything is preset, so that a round can be opened with one press. */
export function newDraft(question: string, today: string): RoundDraft {
  return {
    question,
    ideas: topCounts[0],
    opens: null,
    closes: { day: addDays(today, 1), time: usualTime },
    votesPerPerson: 'one',
    hidesCounts: true,
    picksFromTopThree: false,
    repeatsWeekly: false,
    countsChat: false,
  };
}

/** The number of ideas that the round will have. */
export function countIdeas({ ideas }: RoundDraft): number {
  return typeof ideas === 'number' ? ideas : ideas.length;
}

export type DraftProblem = { field: 'question' | 'ideas' | 'opens' | 'closes'; key: string };

/** Returns the request, or what is missing. The server checks the rest. */
export function readDraft(draft: RoundDraft, timeZone: string, now: Date): RoundInput | DraftProblem {
  const { ideas, votesPerPerson, hidesCounts, countsChat } = draft;
  const question = draft.question.trim();
  if (question === '') return { field: 'question', key: 'round_question.required' };
  if (typeof ideas !== 'number' && ideas.length < limits.roundIdeasMin)
    return { field: 'ideas', key: 'round_ideas.too_few' };
  const opensAt = draft.opens && instantIn(timeZone, draft.opens);
  if (opensAt === undefined) return { field: 'opens', key: 'expires_at.invalid' };
  const closesAt = instantIn(timeZone, draft.closes);
  if (!closesAt) return { field: 'closes', key: 'expires_at.invalid' };
  if (closesAt <= (opensAt ?? now)) return { field: 'closes', key: 'closes_at.too_early' };
  return {
    question,
    ...(typeof ideas === 'number' ? { top: ideas } : { ideaIds: ideas }),
    ...(opensAt && { opensAt: opensAt.toISOString() }),
    closesAt: closesAt.toISOString(),
    votesPerPerson,
    hidesCounts,
    pickFrom: draft.picksFromTopThree ? 'top-three' : 'tie',
    repeatsWeekly: draft.repeatsWeekly && typeof ideas === 'number',
    countsChat,
  };
}

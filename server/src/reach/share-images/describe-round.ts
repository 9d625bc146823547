import { nameOf } from '@upnext/contract/boards/board-handle';
import { clockFields } from '@upnext/contract/clock';
import type { Language } from '@upnext/contract/language';
import type { Candidate, Round } from '@upnext/contract/voting/round-fields';

import type { DrawnIdea } from './draw-bar.ts';
import { shareWords } from './share-words.ts';

type DrawnRound = { headline: string; prompt: string; ideas: DrawnIdea[]; large: number };

const shown = 3;

/** The content of a round's share image: the question, and three of its ideas; after the close those with the most votes. */
export function describeRound(round: Round, language: Language): DrawnRound {
  const { question, creator, candidates, state, closesAt, timeZone, result } = round;
  const words = shareWords[language];
  const moment = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    ...clockFields,
    timeZone,
  }).format(new Date(closesAt));
  const isOver = state === 'closed' || state === 'final';
  const rank = ({ ideaId, place, number }: Candidate) => [ideaId === result?.winnerId ? 0 : 1, place ?? number, number];
  return {
    headline: question,
    // Before the close, no idea is ahead of another.
    large: isOver || !round.hidesCounts ? 0 : -1,
    prompt: isOver ? words.result(nameOf(creator)) : words.round(nameOf(creator), round.candidateCount, moment),
    ideas: candidates
      .filter(({ isRemoved }) => !isRemoved)
      .toSorted((a, b) => compare(rank(a), rank(b)))
      .slice(0, shown)
      .map(({ title, votes, place }) => ({ title, votes, position: { current: place, previous: place, change: 0 } })),
  };
}

/** Compares two lists of numbers by the first pair that differs. */
function compare(a: number[], b: number[]): number {
  return a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

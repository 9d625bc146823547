import type { IdeaPage } from '@upnext/contract/boards/idea-page';
import type { Idea } from '@upnext/contract/boards/ideas';
import type { Language } from '@upnext/contract/language';

import type { DrawnIdea } from './draw-bar.ts';
import { shareWords } from './share-words.ts';

type Race = { headline: string; ideas: DrawnIdea[]; large: number };

/** The content of an idea's share image: the gap to the next place, and the idea between its two neighbours. */
export function describeRace({ idea, neighbours }: IdeaPage, language: Language): Race {
  const place = idea.position.current;
  const at = (wanted: number) => neighbours.find(({ position }) => position.current === wanted);
  const rows = place === null ? [idea] : [at(place - 1), idea, at(place + 1)].filter((row) => row !== undefined);
  return {
    headline: headlineOf(idea, at, language),
    ideas: rows.map(({ title, votes, position }) => ({ title, votes, position })),
    large: rows.indexOf(idea),
  };
}

function headlineOf({ votes, stage, position }: Idea, at: (place: number) => Idea | undefined, language: Language) {
  const words = shareWords[language];
  const place = position.current;
  if (place === null) return stage === 'made' ? words.made : words.notPlanned;
  const isFirst = place === 1;
  const rival = isFirst ? 2 : place - 1;
  const rivalVotes = at(rival)?.votes;
  if (rivalVotes === undefined || (isFirst && votes === 0)) return words.prompt;
  const gap = Math.abs(rivalVotes - votes);
  if (gap === 0) return words.level(rival);
  return isFirst ? words.ahead(gap) : words.behind(gap, rival);
}

import type { Idea } from '@upnext/contract/boards/ideas';
import { useTranslations } from 'use-intl';

import { standingsOf } from './standings.ts';

const longestTitle = 40;

/** One sentence about the effect of a vote: 'Tortilla blind test is 87 votes from 1st.' */
export function useAfterVote(ideas: readonly Idea[]): (vote: { ideaId: number; votes: number }) => string | undefined {
  const t = useTranslations('chart.afterVote');
  return ({ ideaId, votes }) => {
    const counted = ideas.map((idea) => (idea.id === ideaId ? { ...idea, votes } : idea));
    const stake = standingsOf(counted).get(ideaId)?.stake;
    const title = shorten(counted.find(({ id }) => id === ideaId)?.title ?? '');
    if (!stake || stake.kind === 'noVotes') return undefined;
    return 'count' in stake ? t(stake.kind, { ...stake, title }) : t(stake.kind, { ...stake, title });
  };
}

function shorten(title: string): string {
  return title.length > longestTitle ? `${title.slice(0, longestTitle).trimEnd()}…` : title;
}

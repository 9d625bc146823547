import { useQuery } from '@tanstack/react-query';
import { getRoadmap } from '@upnext/contract/roadmap';
import { useTranslations } from 'use-intl';

import { queryOf } from '../../api/query.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IdeaCard } from './idea-card.tsx';
import { IdeaTools, type IdeaDeeds } from './idea-tools.tsx';
import { IdeasFailed } from './ideas-failed.tsx';
import { LoadingCards } from './loading-cards.tsx';
import type { Owner } from './own-ideas-query.ts';
import { nameOfStage } from './stage-name.ts';

/** What left the race, and the way back. */
export function DoneIdeas({ owner: { username }, ...deeds }: IdeaDeeds & { owner: Owner }) {
  const t = useTranslations('ideas');
  const { data, error, isPending, isFetching, refetch } = useQuery(queryOf(getRoadmap, { params: { username } }));
  const ideas = data?.lanes.flatMap((lane) => lane.ideas).filter(({ status }) => status === 'closed') ?? [];
  return (
    <div className="grid gap-3">
      <h2 className="sr">{t('doneTitle')}</h2>
      {error && <IdeasFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {isPending && !error && <LoadingCards />}
      {data && ideas.length === 0 && <EmptyState numeral="0" title={t('doneEmptyTitle')} text={t('doneEmptyText')} />}
      <ul className="idea-cards">
        {ideas.map((idea) => (
          <li key={idea.id} id={`idea-${idea.id}`} tabIndex={-1}>
            <IdeaCard
              idea={idea}
              share={0}
              tools={<IdeaTools idea={idea} {...deeds} />}
              note={<Badge>{t('stageName', { stage: nameOfStage(idea.stage) })}</Badge>}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

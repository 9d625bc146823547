import { useTranslations } from 'use-intl';

import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { nameOfStage } from '../chart/stage-name.ts';
import { IdeaCard } from '../ideas/idea-card.tsx';
import { IdeasFailed } from '../ideas/ideas-failed.tsx';
import { LoadingCards } from '../ideas/loading-cards.tsx';
import { MoreIdeas } from '../ideas/more-ideas.tsx';
import type { Owner } from '../ideas/own-ideas-query.ts';
import { useDoneIdeas } from '../ideas/use-done-ideas.ts';
import { IdeaTools, type IdeaActions } from './idea-tools.tsx';

/** Ideas that are made or not planned. They can be reopened. */
export function DoneIdeas({ owner, ...actions }: IdeaActions & { owner: Owner }) {
  const t = useTranslations('ideas');
  const lanes = [useDoneIdeas(owner, 'made'), useDoneIdeas(owner, 'not-planned')];
  const failed = lanes.filter(({ error, isFetchNextPageError }) => error && !isFetchNextPageError);
  const retry = () => {
    for (const lane of failed) void lane.refetch();
  };
  // Show both lanes together, so that the later one doesn't shift the layout.
  const isLoading = failed.length === 0 && lanes.some(({ isPending }) => isPending);
  const shown = isLoading ? [] : lanes.filter(({ ideas }) => ideas.length > 0);
  return (
    <div className="grid gap-3">
      <h2 className="sr">{t('doneTitle')}</h2>
      {failed[0] && (
        <IdeasFailed error={failed[0].error} isRetrying={failed.some(({ isFetching }) => isFetching)} onRetry={retry} />
      )}
      {isLoading && <LoadingCards />}
      {lanes.every(({ data, ideas }) => data && ideas.length === 0) && (
        <EmptyState numeral="0" title={t('doneEmptyTitle')} text={t('doneEmptyText')} />
      )}
      {shown.map((lane) => {
        const name = t('stageName', { stage: nameOfStage(lane.stage) });
        return (
          <section key={lane.stage} className="grid gap-3" aria-label={name}>
            <ul className="idea-cards">
              {lane.ideas.map((idea) => (
                <li key={idea.id} id={`idea-${idea.id}`} tabIndex={-1}>
                  <IdeaCard
                    idea={idea}
                    share={0}
                    tools={<IdeaTools idea={idea} {...actions} />}
                    note={<Badge>{name}</Badge>}
                  />
                </li>
              ))}
            </ul>
            <MoreIdeas state={lane} />
          </section>
        );
      })}
    </div>
  );
}

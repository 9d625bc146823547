import { useTranslations } from 'use-intl';

import { EmptyState } from '../../ui/empty-state.tsx';
import { nameOfStage } from '../chart/stage-name.ts';
import { IdeasFailed } from '../ideas/ideas-failed.tsx';
import { MoreIdeas } from '../ideas/more-ideas.tsx';
import type { Owner } from '../ideas/own-ideas-query.ts';
import { useDoneIdeas } from '../ideas/use-done-ideas.ts';
import type { IdeaRowLinks } from './idea-row.tsx';
import { IdeaRows } from './idea-rows.tsx';
import { LoadingRows } from './loading-rows.tsx';

/** Ideas that are made or not planned. They can be reopened. */
export function DoneIdeas({ owner, pathOf, actions }: { owner: Owner } & IdeaRowLinks) {
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
      {isLoading && <LoadingRows />}
      {lanes.every(({ data, ideas }) => data && ideas.length === 0) && (
        <EmptyState numeral="0" title={t('doneEmptyTitle')} text={t('doneEmptyText')} />
      )}
      {shown.map((lane) => (
        <section
          key={lane.stage}
          className="grid gap-3"
          aria-label={t('stageName', { stage: nameOfStage(lane.stage) })}
        >
          <IdeaRows ideas={lane.ideas} pathOf={pathOf} actions={actions} isClosed />
          <MoreIdeas state={lane} />
        </section>
      ))}
    </div>
  );
}

import { useTranslations } from 'use-intl';

import { EmptyState } from '../../ui/empty-state.tsx';
import { IdeasFailed } from '../ideas/ideas-failed.tsx';
import type { OwnIdeasState } from '../ideas/use-own-ideas.ts';
import type { IdeaRowLinks } from './idea-row.tsx';
import { IdeaRows } from './idea-rows.tsx';
import { LoadingRows } from './loading-rows.tsx';

const topCount = 10;

/** The ten ideas with the most votes, each with its gap to the next place. */
export function TopIdeas({ state, pathOf, actions }: { state: OwnIdeasState } & IdeaRowLinks) {
  const t = useTranslations('ideas');
  const { ideas, isPending, error, isFetching, isFetchNextPageError, refetch } = state;
  return (
    <div className="grid gap-3">
      <h2 className="sr">{t('top')}</h2>
      {error && !isFetchNextPageError && (
        <IdeasFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {isPending && !error && <LoadingRows />}
      {!isPending && ideas.length === 0 && (
        <EmptyState numeral="1" title={t('topEmptyTitle')} text={t('topEmptyText')} />
      )}
      {ideas.length > 0 && <IdeaRows ideas={ideas.slice(0, topCount)} pathOf={pathOf} actions={actions} />}
    </div>
  );
}

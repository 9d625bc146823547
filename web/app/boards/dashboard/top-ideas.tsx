import { useTranslations } from 'use-intl';

import { EmptyState } from '../../ui/empty-state.tsx';
import { IdeaCard } from '../ideas/idea-card.tsx';
import { IdeasFailed } from '../ideas/ideas-failed.tsx';
import { LoadingCards } from '../ideas/loading-cards.tsx';
import type { OwnIdeasState } from '../ideas/use-own-ideas.ts';
import { IdeaTools, type IdeaActions } from './idea-tools.tsx';

const topCount = 10;

/** The ten ideas with the most votes, each with its gap to the next place. */
export function TopIdeas({ state, ...actions }: IdeaActions & { state: OwnIdeasState }) {
  const t = useTranslations('ideas');
  const { ideas, shareOf, isPending, error, isFetching, refetch } = state;
  const top = ideas.slice(0, topCount);

  const gapOf = (at: number) => {
    const [ahead, own, behind] = [top[at - 1], top[at], top[at + 1]];
    if (own && ahead) return t('gap', { count: ahead.votes - own.votes, place: at });
    return own && behind ? t('lead', { count: own.votes - behind.votes }) : null;
  };

  return (
    <div className="grid gap-3">
      <h2 className="sr">{t('top')}</h2>
      {error && <IdeasFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {isPending && !error && <LoadingCards />}
      {!isPending && top.length === 0 && <EmptyState numeral="1" title={t('topEmptyTitle')} text={t('topEmptyText')} />}
      <ul className="idea-cards">
        {top.map((idea, at) => (
          <li key={idea.id} id={`idea-${idea.id}`} tabIndex={-1}>
            <IdeaCard
              idea={idea}
              share={shareOf(idea)}
              tools={<IdeaTools idea={idea} {...actions} />}
              note={gapOf(at)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

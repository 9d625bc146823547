import type { Idea } from '@upnext/contract/boards/ideas';
import { useTranslations } from 'use-intl';

import type { Viewer } from '../../api/viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Vote } from '../../voting/votes/use-vote.ts';
import { ExploreCard } from './explore-card.tsx';
import { NoIdeas } from './no-ideas.tsx';

type ExploreCardsProps = {
  ideas: readonly Idea[];
  viewer: Viewer;
  vote: Vote;
  /** True for search results. If there are none, the "no ideas yet" state is not shown. */
  isSearch: boolean;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  loadMore: () => void;
  onReport: (idea: Idea) => void;
};

/**
 * Three columns for visitors, two for logged-in users. CSS chooses based on an attribute on <html>, so the layout
 * doesn't shift.
 */
export function ExploreCards({ ideas, viewer, vote, isSearch, onReport, ...more }: ExploreCardsProps) {
  const t = useTranslations('explore');
  const mostVotes = Math.max(1, ...ideas.map(({ votes }) => votes));
  if (ideas.length === 0) return isSearch ? null : <NoIdeas viewer={viewer} />;
  return (
    <>
      <ul className="explore-cards">
        {ideas.map((idea) => {
          const isOwn = idea.creatorId === viewer?.id;
          return (
            <li key={idea.id} data-idea={idea.id}>
              <ExploreCard
                idea={idea}
                share={idea.votes / mostVotes}
                vote={isOwn ? undefined : vote.of(idea.id)}
                onReport={isOwn ? undefined : () => onReport(idea)}
              />
            </li>
          );
        })}
      </ul>
      {more.hasFailed && <Notice kind="error">{t('loadError')}</Notice>}
      {more.hasMore && (
        <Button kind="soft" className="justify-self-center" busy={more.isLoading} onClick={more.loadMore}>
          {more.isLoading ? t('loading') : t('showMore')}
        </Button>
      )}
    </>
  );
}

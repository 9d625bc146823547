import type { Idea } from '@upnext/contract/ideas';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import type { Viewer } from '../../api/viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ExploreCard } from './explore-card.tsx';
import { NoIdeas } from './no-ideas.tsx';

type ExploreCardsProps = {
  ideas: readonly Idea[];
  viewer: Viewer;
  /** Nothing found is not nothing there. */
  isSearch: boolean;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  loadMore: () => void;
  onReport: (idea: Idea) => void;
  renderMovement: (idea: Idea) => ReactNode;
  renderVote: (idea: Idea) => ReactNode;
};

/** Three columns for guests, two for whoever is signed in: the styles decide by <html>, so that nothing jumps. */
export function ExploreCards({
  ideas,
  viewer,
  isSearch,
  onReport,
  renderMovement,
  renderVote,
  ...more
}: ExploreCardsProps) {
  const t = useTranslations('explore');
  const mostVotes = Math.max(1, ...ideas.map(({ votes }) => votes));
  if (ideas.length === 0) return isSearch ? null : <NoIdeas viewer={viewer} />;
  return (
    <>
      <ul className="explore-cards">
        {ideas.map((idea) => (
          <li key={idea.id}>
            <ExploreCard
              idea={idea}
              share={idea.votes / mostVotes}
              movement={renderMovement(idea)}
              vote={renderVote(idea)}
              onReport={idea.creatorId === viewer?.id ? undefined : () => onReport(idea)}
            />
          </li>
        ))}
      </ul>
      {more.hasFailed && <Notice>{t('loadError')}</Notice>}
      {more.hasMore && (
        <Button kind="soft" className="justify-self-center" busy={more.isLoading} onClick={more.loadMore}>
          {more.isLoading ? t('loading') : t('showMore')}
        </Button>
      )}
    </>
  );
}

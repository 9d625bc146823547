import type { Idea } from '@upnext/contract/boards/ideas';
import { getLane, type RoadmapLane } from '@upnext/contract/boards/roadmap';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { useEarlyVotes } from '../../api/use-early-votes.ts';
import { useMorePages } from '../../api/use-more-pages.ts';
import { Button } from '../../ui/button.tsx';

type LaneProps = {
  board: string;
  lane: RoadmapLane;
  className: string;
  children: (idea: Idea, isEarly: boolean) => ReactNode;
};

/** The ideas in one stage that have been loaded so far. */
export function Lane({ board, lane, className, children }: LaneProps) {
  const t = useTranslations('roadmap');
  const toInput = (cursor: string) => ({ params: { username: board, stage: lane.stage }, query: { cursor } });
  const more = useMorePages(getLane, toInput, lane);
  const pages = [lane, ...more.pages];
  const early = useEarlyVotes(lane.stage === 'made' ? pages.map(({ ideas }) => ideas.map(({ id }) => id)) : []);
  const ideas = pages.flatMap((page) => page.ideas);
  return (
    <>
      <ul className={className}>
        {ideas.map((idea) => (
          <li key={idea.id}>{children(idea, early.has(idea.id))}</li>
        ))}
      </ul>
      {more.hasMore && (
        <Button kind="soft" size="s" className="justify-self-start" busy={more.isLoading} onClick={more.loadMore}>
          {t('showMore')}
        </Button>
      )}
      {more.hasFailed && <p role="alert">{t('moreFailed')}</p>}
    </>
  );
}

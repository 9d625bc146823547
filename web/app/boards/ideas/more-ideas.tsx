import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Idea } from '@upnext/contract/boards/ideas';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { IdeasFailed } from './ideas-failed.tsx';

type PagedIdeas = Pick<
  UseInfiniteQueryResult<InfiniteData<{ ideas: Idea[] }>>,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
> & {
  ideas: Idea[];
  /** Total number of ideas, if known. */
  ideaCount?: number;
};

/** Loads the next page and moves the keyboard focus to its first idea. */
export function MoreIdeas({ state }: { state: PagedIdeas }) {
  const t = useTranslations('ideas');
  const { ideas, ideaCount, hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = state;
  const wanted = useRef<number>(undefined);
  // The response and the rendered rows can arrive in either order. Whichever comes last moves the focus.
  const focusWanted = () => {
    const row = wanted.current === undefined ? null : document.getElementById(`idea-${wanted.current}`);
    if (!row) return;
    wanted.current = undefined;
    row.focus({ preventScroll: true });
  };
  useEffect(focusWanted, [ideas.length]);
  const showMore = async () => {
    const { data } = await fetchNextPage();
    wanted.current = data?.pages.flatMap((page) => page.ideas)[ideas.length]?.id;
    focusWanted();
  };
  if (isFetchNextPageError) {
    return <IdeasFailed error={error} isRetrying={isFetchingNextPage} onRetry={() => void showMore()} />;
  }
  if (!hasNextPage) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button kind="soft" busy={isFetchingNextPage} onClick={() => void showMore()}>
        {t('showMore')}
      </Button>
      {ideaCount !== undefined && (
        <span className="num text-small text-text-2">{t('showing', { shown: ideas.length, total: ideaCount })}</span>
      )}
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { IdeasFailed } from './ideas-failed.tsx';
import type { OwnIdeasState } from './use-own-ideas.ts';

/** The next hundred. The keyboard goes on at the first of them. */
export function MoreIdeas({ state }: { state: OwnIdeasState }) {
  const t = useTranslations('ideas');
  const { ideas, ideaCount, hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = state;
  const wanted = useRef<number>(undefined);
  // The answer and its rows on the page come in either order: whichever is second moves the focus.
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
      <span className="num text-small text-text-2">{t('showing', { shown: ideas.length, total: ideaCount })}</span>
    </div>
  );
}

import { isRouteErrorResponse } from 'react-router';
import { useTranslations } from 'use-intl';

import { BoardFailed } from '../features/boards/board-failed.tsx';
import { NotFound } from '../features/site/not-found.tsx';
import { PageMeta } from '../features/site/page-meta.tsx';
import { SiteFrame } from '../features/site/site-frame.tsx';

/** In the place of a public page whose board isn't there, or can't be had now. */
export function BoardError({ error, what }: { error: unknown; what: 'creatorFailed' | 'leaderboardFailed' }) {
  const t = useTranslations('boards');
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound missing="board" />;
  return (
    <SiteFrame mainClassName="page-center">
      <PageMeta title={t(what)} isPrivate />
      <BoardFailed what={what} />
    </SiteFrame>
  );
}

import { useEffect, useEffectEvent } from 'react';
import { isRouteErrorResponse, useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';

import { useViewer } from '../../api/viewer.ts';
import { NotFound } from '../../site/not-found.tsx';
import { PageMeta } from '../../site/page-meta.tsx';
import { SiteFrame } from '../../site/site-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';

type FailedBoard = 'creatorFailed' | 'leaderboardFailed';

/** Replaces a public page whose board does not exist or could not be loaded. */
export function BoardError({ error, what }: { error: unknown; what: FailedBoard }) {
  const t = useTranslations('boards');
  if (isRouteErrorResponse(error) && error.status === 404)
    return <NotFound missing={error.data === 'board' ? 'board' : 'page'} />;
  return (
    <SiteFrame mainClassName="page-center">
      <PageMeta title={t(what)} isPrivate />
      <BoardFailed what={what} />
    </SiteFrame>
  );
}

/** Creators are redirected to their dashboard. Everyone else can retry. */
function BoardFailed({ what }: { what: FailedBoard }) {
  const t = useTranslations();
  const viewer = useViewer();
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  const isCreator = viewer?.userRole === 'creator';

  const say = useEffectEvent(() =>
    showToast({ kind: 'error', title: t('boards.loadFailed'), text: t(`boards.${what}`) }),
  );
  useEffect(() => say(), []);
  useEffect(() => {
    if (isCreator) void navigate('/dashboard', { replace: true });
  }, [isCreator, navigate]);

  return (
    <div className="grid gap-4">
      <h1 className="text-h2">{t(`boards.${what}`)}</h1>
      <Notice
        action={
          <Button size="s" kind="soft" busy={state === 'loading'} onClick={() => void revalidate()}>
            {t('site.tryAgain')}
          </Button>
        }
      >
        {t('boards.chartFailed')}
      </Notice>
    </div>
  );
}

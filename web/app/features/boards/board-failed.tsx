import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';

import { useViewer } from '../../api/viewer.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast-store.ts';

type BoardFailedProps = { what: 'creatorFailed' | 'leaderboardFailed' };

/** A board that could not be loaded. A creator has a dashboard to go to; for everyone else there is another try. */
export function BoardFailed({ what }: BoardFailedProps) {
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

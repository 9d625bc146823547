import { CallError } from '@upnext/contract/request';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { loginPath } from '../../api/login-path.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

type IdeasFailedProps = { error: unknown; isRetrying: boolean; onRetry: () => void };

/** Error notice for a failed list. If the session has ended, it links to the login page instead of offering a retry. */
export function IdeasFailed({ error, isRetrying, onRetry }: IdeasFailedProps) {
  const t = useTranslations();
  const { pathname, search } = useLocation();
  const isSignedOut = error instanceof CallError && error.status === 401;
  const action = isSignedOut ? (
    <Link to={loginPath(pathname + search)} className={buttonClass({ kind: 'soft', size: 's' })}>
      {t('site.logIn')}
    </Link>
  ) : (
    <Button kind="soft" size="s" busy={isRetrying} onClick={onRetry}>
      {t('site.tryAgain')}
    </Button>
  );
  return (
    <Notice kind="error" action={action}>
      {t('ideas.loadError')}
    </Notice>
  );
}

import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { forgetRedirect } from '../../api/intent.ts';
import { useViewer } from '../../api/viewer.ts';
import { buttonClass } from '../../ui/button.tsx';

/**
 * Login and register buttons, or a link to the dashboard or Explore for logged-in users. The HTML is the same for
 * everyone: before the first paint the head script marks a likely login, and CSS reserves the space for either case.
 */
export function AuthLinks() {
  const t = useTranslations();
  const viewer = useViewer();
  return (
    <span className="front-account">
      {!viewer && (
        <span className="front-account-guest" data-unknown={viewer === undefined || undefined}>
          <Link
            to="/auth"
            onClick={forgetRedirect}
            className={buttonClass({ kind: 'plain', size: 's' }, 'front-account-login')}
          >
            {t('landing.header.login')}
          </Link>
          <Link to="/auth?register=true" onClick={forgetRedirect} className={buttonClass({ size: 's' })}>
            {t('landing.header.register')}
          </Link>
        </span>
      )}
      {viewer !== null && (
        <>
          <Link
            to="/dashboard"
            className={buttonClass(
              { size: 's' },
              clsx('front-account-viewer', viewer?.userRole !== 'creator' && 'front-account-shut'),
            )}
          >
            {t('site.goToDashboard')}
          </Link>
          <Link
            to="/explore"
            className={buttonClass(
              { size: 's' },
              clsx('front-account-viewer', viewer?.userRole !== 'audience' && 'front-account-shut'),
            )}
          >
            {t('site.explore')}
          </Link>
        </>
      )}
    </span>
  );
}

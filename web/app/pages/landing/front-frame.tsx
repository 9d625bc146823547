import { clsx } from 'clsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { useViewer } from '../../api/viewer.ts';
import { buttonClass } from '../../ui/button.tsx';

/**
 * 'Login' and 'Register', or the way back in for who is signed in. The HTML is the same for everyone: the head script
 * says before the first paint whether somebody might be signed in, and the slot then has the room of either answer.
 */
export function FrontDoor() {
  const t = useTranslations();
  const viewer = useViewer();
  return (
    <span className="front-account">
      {!viewer && (
        <span className="front-account-guest" data-unknown={viewer === undefined || undefined}>
          <Link to="/auth" className={buttonClass({ kind: 'plain', size: 's' }, 'front-account-login')}>
            {t('landing.header.login')}
          </Link>
          <Link to="/auth?register=true" className={buttonClass({ size: 's' })}>
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

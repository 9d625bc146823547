import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { forgetRedirect } from '../api/intent.ts';
import { useViewer } from '../api/viewer.ts';
import { Avatar } from '../ui/avatar.tsx';
import { buttonClass } from '../ui/button.tsx';
import { MenuButton } from './menu-button.tsx';
import { MenuTrigger } from './menu-trigger.tsx';
import { useAuthPaths } from './use-auth-paths.ts';

/**
 * Shows 'Hi, lucia_m', which opens the menu, or 'Log in'. This is decided in the browser, and the slot keeps its size
 * until then.
 */
export function ViewerChip() {
  const t = useTranslations('site');
  const viewer = useViewer();
  const { login } = useAuthPaths();
  return (
    <span className="viewer-slot">
      {viewer ? (
        <MenuTrigger className="hi">
          <Avatar name={viewer.username} src={viewer.logoUrl} size="xs" />
          <span className="hi-words">
            {t('hi', { username: viewer.username })}{' '}
            {viewer.userRole === 'audience' && <small>{t('audienceMember')}</small>}
          </span>
        </MenuTrigger>
      ) : (
        <>
          <span className="viewer-guest" data-unknown={viewer === undefined || undefined}>
            <Link to={login} className={buttonClass({ kind: 'plain', size: 's' })} onClick={forgetRedirect}>
              {t('logIn')}
            </Link>
            <MenuButton />
          </span>
          {viewer === undefined && <span className="viewer-waiting" />}
        </>
      )}
    </span>
  );
}

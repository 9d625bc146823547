import type { User } from '@upnext/contract/identity/accounts';
import { ArrowLeft, Settings } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { Avatar } from '../../ui/avatar.tsx';
import { Breakable } from '../../ui/breakable.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** The user's name and a back link: to the dashboard for creators, to Explore for fans. */
export function ProfileHead({ user: { username, logoUrl, userRole } }: { user: User }) {
  const t = useTranslations('profile');
  const site = useTranslations('site');
  const isCreator = userRole === 'creator';
  return (
    <div className="grid gap-4">
      <Link
        to={isCreator ? '/dashboard' : '/explore'}
        className={buttonClass({ kind: 'plain', size: 's' }, '-ml-4 justify-self-start')}
      >
        <ArrowLeft className="i" aria-hidden="true" />
        {isCreator ? t('toDashboard') : t('toExplore')}
      </Link>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={username} src={logoUrl} />
        <h1 className="min-w-0 wrap-anywhere">
          <Breakable name={username} />
        </h1>
        <Link to="/account" className={buttonClass({ kind: 'soft', size: 's' }, 'shrink-0 md:ml-auto')}>
          <Settings className="i" aria-hidden="true" />
          {site('yourAccount')}
        </Link>
      </div>
    </div>
  );
}

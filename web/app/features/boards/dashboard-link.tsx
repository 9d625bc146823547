import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { buttonClass } from '../../ui/button.tsx';

/** Where fans suggest, the owner has the way to where they publish. */
export function DashboardLink({ handle, className }: { handle?: string | undefined; className?: string | undefined }) {
  const t = useTranslations('boards');
  return (
    <Link to={handle ? `/dashboard?board=${handle}` : '/dashboard'} className={buttonClass({}, className)}>
      {t('toDashboard')}
    </Link>
  );
}

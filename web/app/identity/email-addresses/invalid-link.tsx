import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { buttonClass } from '../../ui/button.tsx';
import { RecoveryCard } from './recovery-card.tsx';

/** For links that are used, expired or invalid. `to` leads to a page that issues a new one. */
export function InvalidLink({ to, label }: { to: string; label: string }) {
  const t = useTranslations('recovery');
  return (
    <RecoveryCard title={t('spentTitle')} text={t('spentText')}>
      <Link to={to} className={buttonClass()}>
        {label}
      </Link>
    </RecoveryCard>
  );
}

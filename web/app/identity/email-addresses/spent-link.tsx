import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { buttonClass } from '../../ui/button.tsx';
import { RecoveryCard } from './recovery-card.tsx';

/** For a link that was used, is too old, or was never one. `to` is where a new one can be had. */
export function SpentLink({ to, label }: { to: string; label: string }) {
  const t = useTranslations('recovery');
  return (
    <RecoveryCard title={t('spentTitle')} text={t('spentText')}>
      <Link to={to} className={buttonClass()}>
        {label}
      </Link>
    </RecoveryCard>
  );
}

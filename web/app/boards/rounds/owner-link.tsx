import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { buttonClass } from '../../ui/button.tsx';
import type { ShownRound } from './use-round.ts';

/** The owner's way to the list of rounds, where a round can be extended or cancelled. */
export function OwnerLink({ shown: { round, handle } }: { shown: ShownRound }) {
  const t = useTranslations('rounds');
  return (
    <Link
      to={round.board ? `/dashboard/rounds?board=${handle}` : '/dashboard/rounds'}
      className={buttonClass({ kind: 'soft', size: 's' })}
    >
      {t('manage')}
    </Link>
  );
}

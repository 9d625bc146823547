import '../../styles/week-sums.css';
import type { WeekSums as Sums } from '@upnext/contract/voting/fairness';
import { clsx } from 'clsx';
import { useFormatter, useTranslations } from 'use-intl';

import { shareClass } from '../../ui/meter.tsx';

/** Two numbers and a bar: the votes counted this week, solid, and the votes on hold, hatched. */
export function WeekSums({ week: { counted, onHold } }: { week: Sums }) {
  const t = useTranslations('fairness');
  const format = useFormatter();
  return (
    <div className="week-sums">
      <p className="week-sums-when">{t('week')}</p>
      <p className="sr">{t('sums', { counted, onHold })}</p>
      <div className="week-sums-numbers" aria-hidden="true">
        <p>
          <b>{format.number(counted)}</b>
          {t('counted')}
        </p>
        <p className="week-sums-held">
          <b>{format.number(onHold)}</b>
          {t('onHold')}
        </p>
      </div>
      <div className="week-sums-bar" aria-hidden="true">
        {counted > 0 && <span className={clsx('week-sums-solid', shareClass(counted / (counted + onHold)))} />}
        {onHold > 0 && <span className="week-sums-hatch" />}
      </div>
    </div>
  );
}

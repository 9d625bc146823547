import type { WeekPlace } from '@upnext/contract/weeks';
import { clsx } from 'clsx';
import { useFormatter, useTranslations } from 'use-intl';

import { shareClass } from '../../ui/meter.tsx';
import { Movement } from './movement.tsx';
import { RowPlace } from './row-place.tsx';

/** The first ten as they stood: nothing moves here any more, and nothing can be pressed. */
export function WeekChart({ places }: { places: WeekPlace[] }) {
  const t = useTranslations();
  const format = useFormatter();
  const most = Math.max(1, ...places.map(({ votes }) => votes));
  return (
    <ol className="chart chart-roomy">
      {places.map(({ ideaId, title, votes, position, previous, weeks, peak }) => (
        <li key={ideaId} className={clsx('row', position <= 3 && `row-${position}`, shareClass(votes / most))}>
          <span className="row-bar" aria-hidden="true" />
          <RowPlace place={position} />
          <div className="row-body">
            <h3 className="row-title">{title}</h3>
            <p className="row-meta">
              <Movement
                position={{ current: position, previous, change: previous === null ? null : previous - position }}
              />
              <span>{t('weeks.onChart', { count: weeks })}</span>
              <span>{t('weeks.peak', { place: peak })}</span>
            </p>
          </div>
          <p className="score">
            <span className="vote-count">{format.number(votes, votes > 99_999 ? { notation: 'compact' } : {})}</span>
            <span>{t('votes.unit', { count: votes })}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

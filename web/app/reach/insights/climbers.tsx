import type { Insights } from '@upnext/contract/reach/insights';
import { useTranslations } from 'use-intl';

import { MovementBadge } from '../../ui/badge.tsx';
import { Figure } from './figure.tsx';
import { useDays } from './use-days.ts';

export function Climbers({ insights: { firstDay, climbers } }: { insights: Insights }) {
  const t = useTranslations('insights');
  const { short } = useDays(firstDay);
  return (
    <Figure
      title={t('climbers')}
      text={climbers.length > 0 ? t('climbersText', { day: short(0) }) : t('climbersEmpty')}
    >
      {climbers.length > 0 && (
        <ol className="climbers">
          {climbers.map(({ id, title, from, to, votesGained }) => (
            <li key={id}>
              <span className="climber-place" aria-hidden="true">
                {to}
              </span>
              <div>
                <h3 dir="auto">{title}</h3>
                <p>
                  {from === null ? (
                    <MovementBadge direction="new">{t('new')}</MovementBadge>
                  ) : (
                    <MovementBadge direction="up">{t('up', { count: from - to })}</MovementBadge>
                  )}
                  <span>{from === null ? t('entered', { to }) : t('fromTo', { from, to })}</span>
                  <span>{t('gained', { count: votesGained })}</span>
                </p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Figure>
  );
}

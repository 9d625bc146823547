import type { Insights } from '@upnext/contract/reach/insights';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';

import { MovementBadge } from '../../ui/badge.tsx';
import { busiestHour, enoughVotes } from './busiest-hour.ts';
import { useDays } from './use-days.ts';

/** The four key figures. */
export function Figures({ insights: { firstDay, days, votes, voters, visits } }: { insights: Insights }) {
  const t = useTranslations('insights');
  const format = useFormatter();
  const { weekday, hour } = useDays(firstDay);
  const best = busiestHour(votes.perHourOfWeek);
  const newVoters = voters.newPerDay.reduce((sum, count) => sum + count, 0);
  return (
    <section className="sheet key-figures" aria-label={t('figures')}>
      <KeyFigure name={t('votes')} value={format.number(votes.total)} isVotes>
        <Change days={days} now={votes.total} before={votes.totalBefore} />
      </KeyFigure>
      <KeyFigure name={t('newVoters')} value={format.number(newVoters)}>
        {t('newVotersText')}
      </KeyFigure>
      <KeyFigure name={t('visits')} value={format.number(visits.total)}>
        {t('visitsText')}
      </KeyFigure>
      <KeyFigure name={t('bestHour')} value={best ? hour(best.hour) : '–'}>
        {best
          ? t('bestHourText', { weekday: weekday(best.weekday, 'long'), count: best.count })
          : t('bestHourSoon', { count: enoughVotes })}
      </KeyFigure>
    </section>
  );
}

type KeyFigureProps = { name: string; value: string; isVotes?: boolean; children: ReactNode };

function KeyFigure({ name, value, isVotes = false, children }: KeyFigureProps) {
  return (
    <div className={isVotes ? 'key-figure key-figure-votes' : 'key-figure'}>
      <h2>{name}</h2>
      <p className="key-value">{value}</p>
      <p>{children}</p>
    </div>
  );
}

function Change({ days, now, before }: { days: number; now: number; before: number }) {
  const t = useTranslations('insights');
  const format = useFormatter();
  if (before === 0) return t('firstDays', { days });
  const percent = format.number(Math.abs(now - before) / before, { style: 'percent', maximumFractionDigits: 0 });
  if (now === before)
    return (
      <>
        <MovementBadge direction="same">{t('sameAsBefore')}</MovementBadge> {t('asBefore', { days })}
      </>
    );
  return (
    <>
      <MovementBadge direction={now > before ? 'up' : 'down'}>
        {now > before ? t('moreThanBefore', { percent }) : t('fewerThanBefore', { percent })}
      </MovementBadge>{' '}
      {t('thanBefore', { days })}
    </>
  );
}

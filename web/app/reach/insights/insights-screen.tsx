import type { Insights } from '@upnext/contract/reach/insights';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';

import { useChosenBoard, withBoard } from '../../boards/own-boards/chosen-board.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Climbers } from './climbers.tsx';
import { Figures } from './figures.tsx';
import { Files } from './files.tsx';
import { HoursOfWeek } from './hours-of-week.tsx';
import { LinkVisits } from './link-visits.tsx';
import { Race } from './race.tsx';
import { RangeChoice } from './range-choice.tsx';
import { Sources } from './sources.tsx';
import { VotersByDay } from './voters-by-day.tsx';
import { VotesByDay } from './votes-by-day.tsx';

export function InsightsScreen({ insights, isOwner }: { insights: Insights; isOwner: boolean }) {
  const t = useTranslations('insights');
  const choice = useChosenBoard();
  const format = useFormatter();
  const { countedUntil, days, timeZone, votes, visits, race } = insights;
  const isEmpty = votes.total + votes.totalBefore + visits.total === 0 && race.length === 0;
  return (
    <>
      <div className="insights-head">
        <h1>{t('title')}</h1>
        <p>{t('lead', { timeZone: timeZone.replaceAll('_', ' ') })}</p>
        {!isEmpty && <RangeChoice days={days} />}
        {countedUntil && (
          <p className="insights-counted">
            {t('counted', {
              moment: format.dateTime(new Date(countedUntil), {
                hour: '2-digit',
                minute: '2-digit',
                hourCycle: 'h23',
                timeZone,
              }),
            })}
          </p>
        )}
      </div>
      {isEmpty ? (
        <EmptyState
          numeral="1"
          heading="h2"
          title={t('empty')}
          text={t('emptyText')}
          action={
            isOwner && (
              <Link to={withBoard('/dashboard/share', choice)} className={buttonClass()}>
                {t('emptyAction')}
              </Link>
            )
          }
        />
      ) : (
        <>
          <Figures insights={insights} />
          <Race insights={insights} />
          <div className="insights-pair">
            <VotesByDay insights={insights} />
            <VotersByDay insights={insights} />
            <HoursOfWeek insights={insights} />
            <Climbers insights={insights} />
            <Sources insights={insights} />
            <LinkVisits insights={insights} />
          </div>
          {isOwner && <Files />}
        </>
      )}
    </>
  );
}

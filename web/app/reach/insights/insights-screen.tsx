import { clockFields } from '@upnext/contract/clock';
import type { Insights } from '@upnext/contract/reach/insights';
import { useFormatter, useTranslations } from 'use-intl';

import { Climbers } from './climbers.tsx';
import { Figures } from './figures.tsx';
import { Files } from './files.tsx';
import { HoursOfWeek } from './hours-of-week.tsx';
import { InsightsSoon } from './insights-soon.tsx';
import { LinkVisits } from './link-visits.tsx';
import { Race } from './race.tsx';
import { RangeChoice } from './range-choice.tsx';
import { RoundFigures } from './round-figures.tsx';
import { Sources } from './sources.tsx';
import { VotersByDay } from './voters-by-day.tsx';
import { VotesByDay } from './votes-by-day.tsx';

/** A board is new if no idea has been on the chart for longer than this. */
const newBoardDays = 14;

export function InsightsScreen({ insights, isOwner }: { insights: Insights; isOwner: boolean }) {
  const t = useTranslations('insights');
  const format = useFormatter();
  const { countedUntil, days, timeZone } = insights;
  const isEmpty = isNew(insights);
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
                ...clockFields,
                timeZone,
              }),
            })}
          </p>
        )}
      </div>
      {isEmpty ? (
        <InsightsSoon isOwner={isOwner} />
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
          <RoundFigures insights={insights} />
          {isOwner && <Files />}
        </>
      )}
    </>
  );
}

/** On an older board without recent votes, the figures are shown, because another range may not be empty. */
function isNew({ votes, visits, race, rounds }: Insights): boolean {
  const daysOnChart = race.map(({ places }) => places.filter((place) => place !== null).length);
  const seen = votes.total + votes.totalBefore + visits.total + rounds.length;
  return seen === 0 && Math.max(0, ...daysOnChart) <= newBoardDays;
}

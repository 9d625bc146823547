import type { Insights } from '@upnext/contract/reach/insights';
import { useFormatter, useTranslations } from 'use-intl';

import { barShape, barWidth, roundUp } from './bar-shape.ts';
import { DayAxis } from './day-axis.tsx';
import { DayTable } from './day-table.tsx';
import { Figure } from './figure.tsx';
import { useDays } from './use-days.ts';

export function VotesByDay({ insights: { firstDay, days, votes } }: { insights: Insights }) {
  const t = useTranslations('insights');
  const format = useFormatter();
  const { long, short } = useDays(firstDay);
  const { perDay } = votes;
  const most = Math.max(...perDay);
  if (most === 0) return <Figure title={t('perDay')} text={t('noVotes')} />;
  const best = perDay.indexOf(most);
  const top = roundUp(perDay);
  return (
    <Figure
      title={t('perDay')}
      text={t('perDayText', { day: long(best), count: most })}
      table={<DayTable firstDay={firstDay} columns={[{ name: t('votes'), values: perDay }]} />}
    >
      <div className="bars">
        <div className="bars-axis" aria-hidden="true">
          <span>{format.number(top)}</span>
          <span>{format.number(top / 2)}</span>
          <span>0</span>
        </div>
        <svg
          className="bars-plot bars-votes"
          viewBox={`0 0 ${perDay.length * barWidth} 100`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {perDay.map((count, place) => (
            <path
              key={short(place)}
              d={barShape(place, count, top)}
              className={place === best ? 'bar-best' : undefined}
            >
              <title>{`${short(place)}: ${format.number(count)}`}</title>
            </path>
          ))}
        </svg>
        <DayAxis firstDay={firstDay} days={days} />
      </div>
    </Figure>
  );
}

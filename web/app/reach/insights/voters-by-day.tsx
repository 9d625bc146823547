import type { Insights } from '@upnext/contract/reach/insights';
import { useFormatter, useTranslations } from 'use-intl';

import { barShape, barWidth, roundUp } from './bar-shape.ts';
import { DayAxis } from './day-axis.tsx';
import { DayTable } from './day-table.tsx';
import { Figure } from './figure.tsx';
import { useDays } from './use-days.ts';

/** New voters above the axis, returning voters below it, so the chart doesn't rely on colour alone. */
export function VotersByDay({ insights: { firstDay, days, voters } }: { insights: Insights }) {
  const t = useTranslations('insights');
  const format = useFormatter();
  const { short } = useDays(firstDay);
  const { newPerDay, returningPerDay } = voters;
  const top = roundUp([...newPerDay, ...returningPerDay]);
  const shares = newPerDay.flatMap((count, place) => {
    const all = count + (returningPerDay[place] ?? 0);
    return all > 0 ? [(all - count) / all] : [];
  });
  if (shares.length === 0) return <Figure title={t('voters')} text={t('votersEmpty')} />;
  const share = shares.reduce((sum, one) => sum + one, 0) / shares.length;
  const halves = [
    { name: t('newOnes'), values: newPerDay, className: 'bars-new' },
    { name: t('returning'), values: returningPerDay, className: 'bars-returning' },
  ];
  return (
    <Figure
      title={t('voters')}
      text={t('votersText', { share: format.number(share, { style: 'percent', maximumFractionDigits: 0 }) })}
      table={<DayTable firstDay={firstDay} columns={halves} />}
    >
      <div className="bars bars-mirrored">
        <div className="bars-axis" aria-hidden="true">
          <span>{format.number(top)}</span>
          <span>0</span>
          <span>{format.number(top)}</span>
        </div>
        {halves.map(({ name, values, className }, half) => (
          <div key={name} className="bars-half" aria-hidden="true">
            <span className={`bars-name ${className}`}>{name}</span>
            <svg
              className={`bars-plot ${className}`}
              viewBox={`0 0 ${values.length * barWidth} 100`}
              preserveAspectRatio="none"
            >
              {values.map((count, place) => (
                <path key={short(place)} d={barShape(place, count, top, half === 1)}>
                  <title>{`${short(place)}: ${format.number(count)}`}</title>
                </path>
              ))}
            </svg>
          </div>
        ))}
        <DayAxis firstDay={firstDay} days={days} />
      </div>
    </Figure>
  );
}

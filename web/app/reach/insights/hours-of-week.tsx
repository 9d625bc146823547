import type { Insights } from '@upnext/contract/reach/insights';
import { clsx } from 'clsx';
import { useFormatter, useTranslations } from 'use-intl';

import { busiestHour, enoughVotes } from './busiest-hour.ts';
import { Figure } from './figure.tsx';
import { useDays } from './use-days.ts';

const weekdays = [0, 1, 2, 3, 4, 5, 6];
const hours = Array.from({ length: 24 }, (_, hour) => hour);
/** Number of shades. Zero votes get no shade. */
const shades = 5;

/** Heat map of votes by weekday and hour. */
export function HoursOfWeek({ insights: { firstDay, votes } }: { insights: Insights }) {
  const t = useTranslations('insights');
  const format = useFormatter();
  const { weekday, hour } = useDays(firstDay);
  const counts = votes.perHourOfWeek;
  const best = busiestHour(counts);
  if (!best) return <Figure title={t('week')} text={t('weekSoon', { count: enoughVotes })} />;
  const at = (day: number, clock: number): number => counts[day * 24 + clock] ?? 0;
  // Shades are assigned by rank, not by count, because one outlier would make all other hours pale.
  const busy = counts.filter((count) => count > 0).toSorted((a, b) => a - b);
  const shade = (count: number): number => Math.ceil(((busy.lastIndexOf(count) + 1) / busy.length) * shades) || 0;
  return (
    <Figure
      title={t('week')}
      text={t('weekText', { weekday: weekday(best.weekday, 'long'), hour: hour(best.hour) })}
      table={
        <table>
          <thead>
            <tr>
              <th scope="col">{t('weekday')}</th>
              {hours.map((clock) => (
                <th key={clock} scope="col">
                  {hour(clock)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weekdays.map((day) => (
              <tr key={day}>
                <th scope="row">{weekday(day, 'long')}</th>
                {hours.map((clock) => (
                  <td key={clock}>{at(day, clock)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      }
    >
      <div className="week" aria-hidden="true">
        <div className="week-days">
          {weekdays.map((day) => (
            <span key={day}>{weekday(day, 'short')}</span>
          ))}
        </div>
        <svg className="week-plot" viewBox="0 0 240 70" preserveAspectRatio="none">
          {weekdays.flatMap((day) =>
            hours.map((clock) => (
              <path
                key={day * 24 + clock}
                // Slanted like the chart's bars.
                d={`M${clock * 10 + 1.6} ${day * 10 + 0.6}h8.4l-1.6 8.8h-8.4z`}
                className={clsx(
                  `week-${shade(at(day, clock))}`,
                  best.weekday === day && best.hour === clock && 'week-best',
                )}
              >
                <title>{`${weekday(day, 'long')} ${hour(clock)}: ${format.number(at(day, clock))}`}</title>
              </path>
            )),
          )}
        </svg>
        <div className="week-hours">
          {[0, 6, 12, 18].map((clock) => (
            <span key={clock}>{hour(clock)}</span>
          ))}
        </div>
      </div>
    </Figure>
  );
}

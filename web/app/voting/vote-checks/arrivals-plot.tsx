import { clockFields } from '@upnext/contract/clock';
import type { VoteCheckFigures } from '@upnext/contract/voting/vote-check-figures';
import { useFormatter, useTranslations } from 'use-intl';

import { barPath, columnWidth, plotHeight } from './plot-shape.ts';

type ArrivalsPlotProps = { plot: VoteCheckFigures['plot']; timeZone: string };

/** Votes for the idea around the time of the votes on hold: these on top of the others, and the usual number behind. */
export function ArrivalsPlot({ plot: { startsAt, periodSeconds, periods, usual }, timeZone }: ArrivalsPlotProps) {
  const t = useTranslations('voteChecks');
  const format = useFormatter();
  const totals = periods.map(({ held, others }) => held + others);
  const peak = Math.max(0, ...totals);
  const top = Math.max(1, peak, usual);
  const startOf = (place: number) => Date.parse(startsAt) + place * periodSeconds * 1_000;
  const time = (place: number) => format.dateTime(new Date(startOf(place)), { ...clockFields, timeZone });
  const period =
    periodSeconds < 60
      ? t('seconds', { count: periodSeconds })
      : t('minutes', { count: Math.round(periodSeconds / 60) });
  const width = periods.length * columnWidth;
  return (
    <figure className="arrivals">
      <figcaption className="sr">
        {t('plot', { period, usual: Math.round(usual), peak, time: time(totals.indexOf(peak)) })}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${plotHeight}`} preserveAspectRatio="none" aria-hidden="true">
        <path
          className="arrivals-usual"
          d={`M0 ${plotHeight}V${plotHeight * (1 - usual / top)}H${width}V${plotHeight}Z`}
        />
        {periods.map(({ held, others }, place) => (
          // Each period is a different time.
          <g key={startOf(place)}>
            {others > 0 && <path className="arrivals-others" d={barPath(place, 0, others / top)} />}
            {held > 0 && <path className="arrivals-held" d={barPath(place, others / top, (others + held) / top)} />}
          </g>
        ))}
      </svg>
      <p className="arrivals-times" aria-hidden="true">
        <span>{time(0)}</span>
        <span>{time(periods.length)}</span>
      </p>
      <p className="arrivals-legend" aria-hidden="true">
        {(['Held', 'Others', 'Usual'] as const).map((name) => (
          <span key={name} className={`arrivals-key arrivals-key-${name.toLowerCase()}`}>
            {t(`legend${name}`)}
          </span>
        ))}
      </p>
    </figure>
  );
}

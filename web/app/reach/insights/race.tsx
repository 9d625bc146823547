import type { Insights, Racer } from '@upnext/contract/reach/insights';
import { clsx } from 'clsx';
import { curveBumpX, line } from 'd3-shape';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

import { addDays } from '../../api/zone-time.ts';
import { DayAxis } from './day-axis.tsx';
import { DayTable } from './day-table.tsx';
import { Figure } from './figure.tsx';

const laneHeight = 100;
const width = 1_000;

/**
 * Shows each idea's places at the daily closes as a line. Places below the last lane share one extra lane. On a new
 * board, the race starts at the first close instead of at the start of the selected range.
 */
export function Race({ insights }: { insights: Insights }) {
  const empty = insights.race.map(({ places }) => places.findIndex((place) => place !== null));
  const begin = Math.max(0, Math.min(insights.days - 2, ...empty));
  const firstDay = addDays(insights.firstDay, begin);
  const race = insights.race.map((racer) => ({ ...racer, places: racer.places.slice(begin) }));
  const t = useTranslations('insights');
  const [search] = useSearchParams();
  const followed = race.find(({ id }) => String(id) === search.get('idea'));
  const hasBelow = race.some(({ places }) => places.some((place) => place !== null && place > race.length));
  const lanes = race.length + (hasBelow ? 1 : 0);
  if (race.length === 0) return <Figure title={t('race')} text={t('raceEmpty')} />;
  if (empty.every((place) => place === insights.days - 1)) return <Figure title={t('race')} text={t('raceSoon')} />;

  const searchFor = (id: number): string => {
    const next = new URLSearchParams(search);
    if (followed?.id === id) next.delete('idea');
    else next.set('idea', String(id));
    return next.toString();
  };
  return (
    <Figure
      className="race-panel"
      title={t('race')}
      text={followed ? <Followed racer={followed} /> : `${t('raceText', { count: race.length })} ${t('raceFollow')}`}
      table={
        <DayTable
          firstDay={firstDay}
          columns={race.map(({ title, places }) => ({
            name: title,
            values: places.map((place) => place ?? t('noPlace')),
          }))}
        />
      }
    >
      <div className={clsx('race', followed && 'race-followed')}>
        <svg
          className="race-plot"
          viewBox={`0 0 ${width} ${lanes * laneHeight}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {race.map(({ id }, lane) => (
            <path key={id} className="race-lane" d={`M0 ${(lane + 0.5) * laneHeight}H${width}`} />
          ))}
          {/* Draw order: the leader above the others, and the selected idea on top of all. */}
          {race
            .map((racer, place) => ({ racer, place: place + 1 }))
            .toSorted((a, b) => Number(a.racer === followed) - Number(b.racer === followed) || b.place - a.place)
            .map(({ racer, place }) => (
              <g key={racer.id} className={clsx('race-run', `race-run-${place}`, racer === followed && 'race-run-on')}>
                <Ribbon places={racer.places} lanes={race.length} />
                <title>{racer.title}</title>
              </g>
            ))}
        </svg>
        <ol className="race-ideas">
          {race.map(({ id, title }, place) => (
            <li key={id} className={clsx('race-idea', `race-idea-${place + 1}`)}>
              <span className="race-plate">
                <span className="sr">{t('place', { place: place + 1 })}: </span>
                <span aria-hidden="true">{place + 1}</span>
              </span>
              <Link
                to={{ search: searchFor(id) }}
                replace
                preventScrollReset
                aria-current={id === followed?.id ? 'true' : undefined}
              >
                <span dir="auto">{title}</span>
              </Link>
            </li>
          ))}
        </ol>
        {hasBelow && (
          <p className="race-below" aria-hidden="true">
            {t('below')}
          </p>
        )}
        <DayAxis firstDay={firstDay} days={insights.days - begin} last={t('now')} />
      </div>
    </Figure>
  );
}

/** Draws the line twice, with a dark edge behind the medal colour, so that gold is visible on white. */
function Ribbon({ places, lanes }: { places: (number | null)[]; lanes: number }) {
  const x = (day: number): number => (places.length === 1 ? width : (day / (places.length - 1)) * width);
  const y = (place: number): number => (Math.min(place, lanes + 1) - 0.5) * laneHeight;
  const way =
    line<number | null>()
      .defined((place) => place !== null)
      .x((_, day) => x(day))
      .y((place) => y(place ?? 0))
      .curve(curveBumpX)
      .digits(1)(places) ?? '';
  // A zero-length line with round caps is a dot that isn't distorted when the SVG is stretched.
  const ends = places.flatMap((place, day) =>
    place !== null && (places[day - 1] ?? null) === null ? [`M${x(day).toFixed(1)} ${y(place)}h0`] : [],
  );
  return (
    <>
      <path className="race-edge" d={way} />
      <path className="race-edge race-dot" d={ends.join('')} />
      <path className="race-metal" d={way} />
      <path className="race-metal race-dot" d={ends.join('')} />
    </>
  );
}

function Followed({ racer: { title, places } }: { racer: Racer }) {
  const t = useTranslations('insights');
  const held = places.filter((place) => place !== null);
  const [from = 0, place = 0] = [held[0], held.at(-1)];
  const best = Math.min(...held);
  return from > place ? t('followedClimb', { title, from, place, best }) : t('followed', { title, best, place });
}

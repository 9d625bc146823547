import { useTranslations } from 'use-intl';

import { useNow } from '../../texts/use-now.ts';
import { shareClass } from '../../ui/meter.tsx';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Screen readers hear the time left at these moments only. */
const announced = [
  { leftMs: minuteMs, key: 'minuteLeft' },
  { leftMs: 10 * minuteMs, key: 'tenLeft' },
  { leftMs: hourMs, key: 'hourLeft' },
] as const;

type RoundClockProps = { opensAt: string; closesAt: string };

/**
 * The time left in numerals and as a bar. Rendered only in the browser, because cached HTML would show an old time; its
 * space is reserved.
 */
export function RoundClock({ opensAt, closesAt }: RoundClockProps) {
  const t = useTranslations('rounds');
  const now = useNow(secondMs);
  const [opens, closes] = [Date.parse(opensAt), Date.parse(closesAt)];
  const leftMs = now ? closes - now.getTime() : 0;
  const isOver = now !== null && leftMs <= 0;
  const moment = announced.find((one) => leftMs > 0 && leftMs <= one.leftMs);
  return (
    <>
      <div className="round-clock">{now && !isOver && <Numerals leftMs={leftMs} />}</div>
      {isOver && <p className="round-counting">{t('counting')}</p>}
      <div className="round-time" aria-hidden="true">
        {now && <i className={shareClass(leftMs / (closes - opens))} />}
      </div>
      <output className="sr">{isOver ? t('counting') : moment && t(moment.key)}</output>
    </>
  );
}

/** Days, hours and minutes; in the last hour minutes and seconds. */
function Numerals({ leftMs }: { leftMs: number }) {
  const t = useTranslations('rounds');
  const days = Math.floor(leftMs / dayMs);
  const hours = Math.floor((leftMs % dayMs) / hourMs);
  const minutes = Math.floor((leftMs % hourMs) / minuteMs);
  const seconds = Math.floor((leftMs % minuteMs) / secondMs);
  const parts = [
    ...(days > 0 ? [{ value: days, unit: t('days', { count: days }) }] : []),
    ...(days + hours > 0 ? [{ value: hours, unit: t('hours') }] : []),
    { value: minutes, unit: t('minutes') },
    ...(days + hours === 0 ? [{ value: seconds, unit: t('seconds') }] : []),
  ];
  return (
    <p role="timer" aria-label={t('left', { days, hours, minutes })}>
      {parts.map(({ value, unit }, at) => (
        <span key={unit} aria-hidden="true">
          <b>{at === 0 ? value : String(value).padStart(2, '0')}</b>
          {unit}
        </span>
      ))}
    </p>
  );
}

import { useTranslations } from 'use-intl';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/** The time left on stream, down to the second. Days are shown as hours. */
export function SceneClock({ leftMs }: { leftMs: number }) {
  const t = useTranslations('rounds');
  const hours = Math.floor(leftMs / hourMs);
  const minutes = Math.floor((leftMs % hourMs) / minuteMs);
  const seconds = Math.floor((leftMs % minuteMs) / secondMs);
  const parts = [
    ...(hours > 0 ? [{ value: hours, unit: t('hours') }] : []),
    { value: minutes, unit: t('minutes') },
    { value: seconds, unit: t('seconds') },
  ];
  return (
    <p className="scene-clock" role="timer" aria-label={t('left', { days: 0, hours, minutes })}>
      {parts.map(({ value, unit }) => (
        <span key={unit} aria-hidden="true">
          <b>{String(value).padStart(2, '0')}</b>
          {unit}
        </span>
      ))}
    </p>
  );
}

import type { FairnessDay } from '@upnext/contract/voting/fairness';
import { useFormatter, useTranslations } from 'use-intl';

/** One row per day, newest first. */
export function FairnessDays({ days }: { days: FairnessDay[] }) {
  const t = useTranslations('fairness');
  const format = useFormatter();
  // Formatted separately, because some locales put the number first.
  const nameOf = (day: string) =>
    ([{ weekday: 'short' }, { day: 'numeric' }] as const)
      .map((part) => format.dateTime(new Date(day), { ...part, timeZone: 'UTC' }))
      .join(' ');
  return (
    <table className="fairness-days">
      <thead>
        <tr>
          {(['day', 'dayCounted', 'dayHeld', 'dayRemoved', 'dayRestored'] as const).map((name) => (
            <th key={name} scope="col">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, counted, held, removed, restored }, place) => (
          <tr key={day}>
            <th scope="row">{place === 0 ? t('today') : nameOf(day)}</th>
            <td>{format.number(counted)}</td>
            <td>{format.number(held)}</td>
            <td>{format.number(removed)}</td>
            <td>{format.number(restored)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

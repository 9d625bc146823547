import { useTranslations } from 'use-intl';

import { useDays } from './use-days.ts';

/** Under a picture of days: where it begins, its middle, and today. */
export function DayAxis({ firstDay, days, last }: { firstDay: string; days: number; last?: string }) {
  const t = useTranslations('insights');
  const { short } = useDays(firstDay);
  return (
    <div className="day-axis" aria-hidden="true">
      <span>{short(0)}</span>
      <span>{short(Math.floor((days - 1) / 2))}</span>
      <span>{last ?? t('today')}</span>
    </div>
  );
}

import { useTranslations } from 'use-intl';

import { useDays } from './use-days.ts';

/** Labels below a day chart: first day, middle, today. */
export function DayAxis({ firstDay, days, last }: { firstDay: string; days: number; last?: string }) {
  const t = useTranslations('insights');
  const { short } = useDays(firstDay);
  const middle = Math.floor((days - 1) / 2);
  return (
    <div className="day-axis" aria-hidden="true">
      <span>{short(0)}</span>
      <span>{middle > 0 && short(middle)}</span>
      <span>{last ?? t('today')}</span>
    </div>
  );
}

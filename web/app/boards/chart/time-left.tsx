import { useTranslations } from 'use-intl';

import { useNow } from '../../texts/use-now.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * Time until the board's day ends. Movement is counted from then on, and voting continues. Rendered only in the browser,
 * because cached HTML may be over a minute old.
 */
export function TimeLeft({ closesAt }: { closesAt: string }) {
  const t = useTranslations('chart');
  const now = useNow(minuteMs);
  return <span className="chart-time">{now && words(Date.parse(closesAt) - now.getTime())}</span>;

  function words(leftMs: number): string {
    // A page that stays open past midnight counts down to the end of the next day.
    const minutes = Math.ceil((((leftMs % dayMs) + dayMs) % dayMs) / minuteMs);
    return minutes < 60 ? t('minutesLeft', { minutes }) : t('hoursLeft', { hours: Math.floor(minutes / 60) });
  }
}

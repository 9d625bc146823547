import { useTranslations } from 'use-intl';

import { useNow } from '../../texts/use-now.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Time until today's chart closes. Rendered only in the browser, because cached HTML may be over a minute old. */
export function TimeLeft({ closesAt }: { closesAt: string }) {
  const t = useTranslations('chart');
  const now = useNow(minuteMs);
  return <span className="chart-time">{now && words(Date.parse(closesAt) - now.getTime())}</span>;

  function words(leftMs: number): string {
    // The chart closes daily: a page open past midnight counts down to the next close.
    const minutesLeft = Math.floor((((leftMs % dayMs) + dayMs) % dayMs) / minuteMs);
    const hours = Math.floor(minutesLeft / 60);
    const minutes = minutesLeft % 60;
    if (hours > 0) return t('hoursLeft', { hours, minutes });
    return minutes > 0 ? t('minutesLeft', { minutes }) : t('secondsLeft');
  }
}

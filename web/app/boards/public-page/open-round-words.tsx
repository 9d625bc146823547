import { useTranslations } from 'use-intl';

import { useNow } from '../../texts/use-now.ts';
import type { OpenRound } from './find-open-round.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * The content of a link to an open round. The time left is shown only in the browser, because cached HTML would show an
 * old time.
 */
export function OpenRoundWords({ round }: { round: OpenRound }) {
  const t = useTranslations('boards.round');
  const now = useNow(minuteMs);
  const leftMs = now ? Date.parse(round.closesAt) - now.getTime() : Infinity;
  const isOver = leftMs <= 0;
  return (
    <>
      <span>
        <span dir="auto">{round.question}</span>
        <small>{isOver ? t('over') : now ? timeLeft() : t('open')}</small>
      </span>
      <b>{isOver ? t('result') : t('vote')}</b>
    </>
  );

  function timeLeft(): string {
    if (leftMs >= 2 * dayMs) return t('daysLeft', { days: Math.floor(leftMs / dayMs) });
    if (leftMs >= 2 * hourMs) return t('hoursLeft', { hours: Math.floor(leftMs / hourMs) });
    return t('minutesLeft', { minutes: Math.ceil(leftMs / minuteMs) });
  }
}

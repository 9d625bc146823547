import { clockFields } from '@upnext/contract/clock';
import type { VoteCheck } from '@upnext/contract/voting/vote-checks';
import { useFormatter, useTranslations } from 'use-intl';

import { useNow } from '../../texts/use-now.ts';

const hourMs = 3_600_000;

type CheckTimeProps = { check: VoteCheck; timeZone: string };

/** When the votes of a check were cast, in the board's time zone. */
export function CheckTime({ check: { firstVoteAt, lastVoteAt }, timeZone }: CheckTimeProps) {
  const t = useTranslations('voteChecks');
  const format = useFormatter();
  const now = useNow(hourMs);
  const [first, last] = [new Date(firstVoteAt), new Date(lastVoteAt)];
  const dayOf = (date: Date) => format.dateTime(date, { day: 'numeric', month: 'short', timeZone });
  const nameOf = (date: Date): string => {
    const day = dayOf(date);
    if (now && day === dayOf(now)) return t('today');
    if (now && day === dayOf(new Date(now.getTime() - 24 * hourMs))) return t('yesterday');
    return day;
  };
  const clock = (date: Date) => format.dateTime(date, { ...clockFields, timeZone });
  const isOneDay = dayOf(first) === dayOf(last);
  return (
    <time dateTime={firstVoteAt}>
      {isOneDay
        ? t('during', { day: nameOf(first), from: clock(first), until: clock(last) })
        : `${nameOf(first)} – ${nameOf(last)}`}
    </time>
  );
}

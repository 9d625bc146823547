import { useFormatter } from 'use-intl';

import { useNow } from '../../texts/use-now.ts';

const minuteMs = 60_000;

/** Its clock ticks by the minute: what came since then came now, and not in the future. */
export function TimeAgo({ at }: { at: string }) {
  const format = useFormatter();
  const now = useNow(minuteMs);
  const moment = new Date(at);
  return <time dateTime={at}>{now && format.relativeTime(moment > now ? now : moment, { now, style: 'short' })}</time>;
}

import { useFormatter } from 'use-intl';

import { useNow } from '../../texts/use-now.ts';

const minuteMs = 60_000;

/**
 * The clock ticks once a minute, so a time after the last tick is shown as "now" instead of as a time in the future.
 */
export function TimeAgo({ at }: { at: string }) {
  const format = useFormatter();
  const now = useNow(minuteMs);
  const moment = new Date(at);
  return <time dateTime={at}>{now && format.relativeTime(moment > now ? now : moment, { now, style: 'short' })}</time>;
}

import { clockFields } from '@upnext/contract/clock';
import { useMemo } from 'react';
import { useFormatter } from 'use-intl';

/** Formats times in a board's time zone, so that the server and all readers show the same. */
export function useZoneTimes(timeZone: string) {
  const format = useFormatter();
  return useMemo(() => {
    const clock = (date: Date) => format.dateTime(date, { ...clockFields, timeZone });
    const longDay = (date: Date) => format.dateTime(date, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
    return {
      clock,
      longDay,
      /** 'Fri 8:00 PM', for a time in the next few days. */
      short: (date: Date) => `${format.dateTime(date, { weekday: 'short', timeZone })} ${clock(date)}`,
      /** 'Friday, November 20, 8:00 PM'. */
      long: (date: Date) => `${longDay(date)}, ${clock(date)}`,
    };
  }, [format, timeZone]);
}

import { useMemo } from 'react';
import { useFormatter } from 'use-intl';

/** Formats times in a board's time zone, so that the server and all readers show the same. */
export function useZoneTimes(timeZone: string) {
  const format = useFormatter();
  return useMemo(() => {
    const clock = (date: Date) =>
      format.dateTime(date, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
    const longDay = (date: Date) => format.dateTime(date, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
    return {
      clock,
      longDay,
      /** 'Fri 20:00', for a time in the next few days. */
      short: (date: Date) => `${format.dateTime(date, { weekday: 'short', timeZone })} ${clock(date)}`,
      /** 'Friday, November 20, 20:00'. */
      long: (date: Date) => `${longDay(date)}, ${clock(date)}`,
    };
  }, [format, timeZone]);
}

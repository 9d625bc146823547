import { clockFields } from '@upnext/contract/clock';
import { useFormatter } from 'use-intl';

const dayMs = 24 * 60 * 60 * 1_000;
/** Reference Monday for weekday names. */
const someMonday = Date.UTC(2024, 0, 1);

/** Date formatters for the server's days: in the reader's language, always in UTC. */
export function useDays(firstDay: string) {
  const format = useFormatter();
  const at = (place: number): Date => new Date(Date.parse(firstDay) + place * dayMs);
  return {
    short: (place: number) => format.dateTime(at(place), { day: 'numeric', month: 'short', timeZone: 'UTC' }),
    long: (place: number) =>
      format.dateTime(at(place), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
    /** `place` is the index of the weekday, where Monday is 0. */
    weekday: (place: number, weekday: 'short' | 'long') =>
      format.dateTime(new Date(someMonday + place * dayMs), { weekday, timeZone: 'UTC' }),
    /** '8 PM' or '20:00', short enough for an axis. */
    hour: (hour: number) =>
      format.dateTime(new Date((hour * dayMs) / 24), { ...clockFields, timeZone: 'UTC' }).replace(':00 ', ' '),
  };
}

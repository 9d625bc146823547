import type { RoundInsights } from '@upnext/contract/reach/insights';
import { useFormatter, useTranslations } from 'use-intl';

/** Formats the figures of rounds for the list and the table. */
export function useRoundWords(timeZone: string) {
  const t = useTranslations('insights');
  const format = useFormatter();
  const own: Record<string, string> = { direct: t('direct'), other: t('other'), unknown: t('unknown') };
  return {
    /** The day of the close. */
    day: ({ closesAt }: RoundInsights) =>
      format.dateTime(new Date(closesAt), { day: 'numeric', month: 'short', year: 'numeric', timeZone }),
    share: (some: number, all: number) =>
      all === 0 ? t('noPlace') : format.number(some / all, { style: 'percent', maximumFractionDigits: 0 }),
    source: (host: string) => own[host] ?? host,
  };
}

import { insightRanges } from '@upnext/contract/limits';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

/** Links, so the range is in the URL and works before JavaScript loads. */
export function RangeChoice({ days }: { days: number }) {
  const t = useTranslations('insights');
  const [search] = useSearchParams();
  const searchFor = (range: string): string => {
    const next = new URLSearchParams(search);
    next.set('days', range);
    return next.toString();
  };
  return (
    <nav className="sort" aria-label={t('range')}>
      {insightRanges.map((range) => (
        <Link
          key={range}
          to={{ search: searchFor(range) }}
          replace
          preventScrollReset
          aria-current={range === String(days) ? 'true' : undefined}
        >
          {t('lastDays', { days: Number(range) })}
        </Link>
      ))}
    </nav>
  );
}

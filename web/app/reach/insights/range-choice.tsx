import { insightRanges } from '@upnext/contract/limits';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';

/** Links, so that the choice lives in the address and works before the scripts do. */
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

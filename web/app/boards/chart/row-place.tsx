import { clsx } from 'clsx';
import { useTranslations } from 'use-intl';

/** The large place numeral of a row. Shows 'n/a' for an idea without a place. */
export function RowPlace({ place }: { place: number | null }) {
  const t = useTranslations('chart');
  const digits = place === null ? t('noPlace') : String(place);
  return (
    <span className={clsx('row-place', place === null ? 'row-place-none' : `row-place-${Math.min(4, digits.length)}`)}>
      <span aria-hidden="true">{digits}</span>
      <span className="sr">{place === null ? t('noPlaceLabel') : t('place', { place })}</span>
    </span>
  );
}

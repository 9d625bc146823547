import { useTranslations } from 'use-intl';

/** Badge with the number of things that wait at a place. Hidden if there are none. */
export function PlaceCount({ count }: { count: number }) {
  const t = useTranslations('dashboard');
  if (count === 0) return null;
  return (
    <span className="place-count num">
      {count}
      <span className="sr"> {t('waiting')}</span>
    </span>
  );
}

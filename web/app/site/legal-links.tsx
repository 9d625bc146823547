import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { useSite } from './use-site.ts';

/** Links to the pages that the operator has written. The law may require them on every page. */
export function LegalLinks() {
  const t = useTranslations('site');
  const pages = useSite()?.legalPages ?? [];
  if (pages.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4">
      {pages.map((page) => (
        <Link key={page} to={`/${page}`}>
          {t(page)}
        </Link>
      ))}
    </p>
  );
}

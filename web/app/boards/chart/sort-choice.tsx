import type { ChartSort } from '@upnext/contract/boards/boards';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

const choices: readonly ChartSort[] = ['chart', 'newest'];

/** Two links, so the sort order is in the URL and works before JavaScript loads. */
export function SortChoice({ sort }: { sort: ChartSort }) {
  const t = useTranslations('chart');
  const { search } = useLocation();
  const words: Record<ChartSort, string> = { chart: t('sortChart'), newest: t('sortNewest') };
  return (
    <nav className="sort" aria-label={t('sort')}>
      {choices.map((choice) => (
        <Link
          key={choice}
          to={{ search: searchFor(choice, search) }}
          replace
          preventScrollReset
          rel={choice === 'chart' ? undefined : 'nofollow'}
          aria-current={choice === sort ? 'true' : undefined}
        >
          {words[choice]}
        </Link>
      ))}
    </nav>
  );
}

function searchFor(choice: ChartSort, search: string): string {
  const parameters = new URLSearchParams(search);
  if (choice === 'chart') parameters.delete('sort');
  else parameters.set('sort', choice);
  return parameters.toString();
}

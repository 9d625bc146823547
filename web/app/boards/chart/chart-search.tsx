import type { BoardPage } from '@upnext/contract/boards/boards';
import { searchableFrom } from '@upnext/contract/chart-limits';
import { useTranslations } from 'use-intl';

import { SearchForm } from '../../ui/search-form.tsx';

/** Search field for long boards, and the number of results. */
export function ChartSearch({ page, words }: { page: BoardPage; words: string }) {
  const t = useTranslations('chart');
  if (page.board.ideaCount < searchableFrom && words === '') return null;
  return (
    <div className="chart-search">
      <SearchForm words={words} label={t('search')} clearLabel={t('searchClear')} />
      {words !== '' && (
        <output>{t('found', { count: page.ideas.length, more: String(page.nextCursor !== null) })}</output>
      )}
    </div>
  );
}

import { useTranslations } from 'use-intl';

import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

type PendingFilterProps = {
  search: string;
  foundCount: number;
  onSearch: (search: string) => void;
  onRejectAll: () => void;
};

/** Filters pending suggestions by fan or text, and rejects all matches in one step. */
export function PendingFilter({ search, foundCount, onSearch, onRejectAll }: PendingFilterProps) {
  const t = useTranslations('ideas');
  const isSearching = search.trim() !== '';
  return (
    <search className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <TextField
          type="search"
          label={t('filter')}
          labelHidden
          placeholder={t('filterPlaceholder')}
          autoComplete="off"
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
      <output className="num text-small text-text-2">{isSearching && t('filterCount', { count: foundCount })}</output>
      {isSearching && foundCount > 1 && (
        <Button kind="soft" size="s" onClick={onRejectAll}>
          {t('rejectAll', { count: foundCount })}
        </Button>
      )}
    </search>
  );
}

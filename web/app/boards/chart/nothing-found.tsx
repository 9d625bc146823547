import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Empty search result: a link back to all ideas, and an optional action. */
export function NothingFound({ words, action }: { words: string; action?: ReactNode }) {
  const t = useTranslations('chart');
  const { pathname } = useLocation();
  return (
    <EmptyState
      numeral="0"
      title={t('nothingFound', { words })}
      text={t('nothingFoundText')}
      action={
        <div className="flex flex-wrap gap-2">
          <Link to={pathname} className={buttonClass({ kind: 'soft' })}>
            {t('searchClear')}
          </Link>
          {action}
        </div>
      }
    />
  );
}

import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { buttonClass } from '../ui/button.tsx';
import { ErrorCard } from './error-card.tsx';
import { PageMeta } from './page-meta.tsx';
import { SiteFrame } from './site-frame.tsx';

/** `missing`: 'page' for an unknown path, 'board' for a board that doesn't exist or is no longer shared. */
export function NotFound({ missing }: { missing: 'page' | 'board' }) {
  const t = useTranslations('trouble');
  return (
    <SiteFrame mainClassName="page-center">
      <PageMeta title={t('notFoundTitle')} isPrivate />
      <ErrorCard title={t('notFoundTitle')} text={missing === 'board' ? t('boardNotFoundText') : t('notFoundText')}>
        <Link to="/" className={buttonClass()}>
          {t('backHome')}
        </Link>
        {missing === 'page' && <small>{t('notFoundForDevelopers')}</small>}
      </ErrorCard>
    </SiteFrame>
  );
}

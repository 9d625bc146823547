import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { buttonClass } from '../ui/button.tsx';
import { PageMeta } from './page-meta.tsx';
import { SiteFrame } from './site-frame.tsx';
import { TroubleCard } from './trouble-card.tsx';

/** `missing`: a path that is no page, or a board that is not there or no longer shared. */
export function NotFound({ missing }: { missing: 'page' | 'board' }) {
  const t = useTranslations('trouble');
  return (
    <SiteFrame mainClassName="page-center">
      <PageMeta title={t('notFoundTitle')} isPrivate />
      <TroubleCard title={t('notFoundTitle')} text={missing === 'board' ? t('boardNotFoundText') : t('notFoundText')}>
        <Link to="/" className={buttonClass()}>
          {t('backHome')}
        </Link>
      </TroubleCard>
    </SiteFrame>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { buttonClass } from '../ui/button.tsx';
import { ErrorCard } from './error-card.tsx';
import { PageMeta } from './page-meta.tsx';
import { SiteFrame } from './site-frame.tsx';

/** Shown to audience members on creator pages. `children` offers a way to become a creator. */
export function Restricted({ children }: { children?: ReactNode }) {
  const t = useTranslations('trouble');
  return (
    <SiteFrame mainClassName="page-center">
      <PageMeta title={t('restrictedTitle')} isPrivate />
      <ErrorCard title={t('restrictedTitle')} text={t('restrictedText')}>
        {children && <div className="my-3 grid gap-3">{children}</div>}
        <Link to="/" className={buttonClass({ kind: 'soft' })}>
          {t('backHome')}
        </Link>
      </ErrorCard>
    </SiteFrame>
  );
}

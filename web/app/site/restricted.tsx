import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { buttonClass } from '../ui/button.tsx';
import { ErrorCard } from './error-card.tsx';
import { PageMeta } from './page-meta.tsx';
import { SiteFrame } from './site-frame.tsx';

/** Shown to audience members on creator pages. `children` offers a way to become a creator. */
export function Restricted({ children }: { children?: ReactNode }) {
  const t = useTranslations();
  return (
    <SiteFrame mainClassName="page-center">
      <PageMeta title={t('dashboard.restrictedTitle')} isPrivate />
      <ErrorCard title={t('dashboard.restrictedTitle')} text={t('dashboard.restrictedText')}>
        {children && <div className="my-3 grid gap-3">{children}</div>}
        <Link to="/" className={buttonClass({ kind: 'soft' })}>
          {t('trouble.backHome')}
        </Link>
      </ErrorCard>
    </SiteFrame>
  );
}

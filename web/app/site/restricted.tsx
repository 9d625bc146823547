import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { buttonClass } from '../ui/button.tsx';
import { PageMeta } from './page-meta.tsx';
import { SiteFrame } from './site-frame.tsx';
import { TroubleCard } from './trouble-card.tsx';

/** For an audience member on a creators' page; `children` is the way to become one. */
export function Restricted({ children }: { children?: ReactNode }) {
  const t = useTranslations('trouble');
  return (
    <SiteFrame mainClassName="page-center">
      <PageMeta title={t('restrictedTitle')} isPrivate />
      <TroubleCard title={t('restrictedTitle')} text={t('restrictedText')}>
        {children && <div className="my-3 grid gap-3">{children}</div>}
        <Link to="/" className={buttonClass({ kind: 'soft' })}>
          {t('backHome')}
        </Link>
      </TroubleCard>
    </SiteFrame>
  );
}

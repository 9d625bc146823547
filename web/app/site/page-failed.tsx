import { useTranslations } from 'use-intl';

import { Button } from '../ui/button.tsx';
import { PageMeta } from './page-meta.tsx';
import { SiteFrame } from './site-frame.tsx';
import { TroubleCard } from './trouble-card.tsx';

/** The whole page failed: a fresh start is the one thing that always helps. */
export function PageFailed() {
  const t = useTranslations();
  return (
    <SiteFrame mainClassName="page-center">
      <PageMeta title={t('trouble.errorTitle')} isPrivate />
      <TroubleCard title={t('trouble.errorTitle')} text={t('trouble.errorText')}>
        <Button onClick={() => location.reload()}>{t('site.tryAgain')}</Button>
      </TroubleCard>
    </SiteFrame>
  );
}

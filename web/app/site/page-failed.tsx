import { useTranslations } from 'use-intl';

import { Button } from '../ui/button.tsx';
import { PageMeta } from './page-meta.tsx';
import { SiteFrame } from './site-frame.tsx';
import { TroubleCard } from './trouble-card.tsx';

/** Error page if the whole page failed: offers a reload. */
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

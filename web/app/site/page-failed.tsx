import { useTranslations } from 'use-intl';

import { Button } from '../ui/button.tsx';
import { ErrorCard } from './error-card.tsx';
import { PageMeta } from './page-meta.tsx';
import { SiteFrame } from './site-frame.tsx';

/** Shown when the whole page has failed to load. Offers a reload. */
export function PageFailed() {
  const t = useTranslations();
  return (
    <SiteFrame mainClassName="page-center">
      <PageMeta title={t('trouble.errorTitle')} isPrivate />
      <ErrorCard title={t('trouble.errorTitle')} text={t('trouble.errorText')}>
        <Button onClick={() => location.reload()}>{t('site.tryAgain')}</Button>
      </ErrorCard>
    </SiteFrame>
  );
}

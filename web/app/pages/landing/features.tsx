import { useTranslations } from 'use-intl';

import { FeatureBlocks } from './feature-blocks.tsx';

export function Features() {
  const t = useTranslations('landing.features');
  return (
    <section id="features" className="page-width front-section">
      <h2>{t('title')}</h2>
      <p className="front-lead">{t('lead')}</p>
      <FeatureBlocks />
    </section>
  );
}

import { useTranslations } from 'use-intl';

import { Pricing } from './pricing.tsx';

export function PricingSection() {
  const t = useTranslations('landing.pricing');
  return (
    <section id="pricing" className="page-width front-section">
      <h2>{t('title')}</h2>
      <Pricing />
    </section>
  );
}

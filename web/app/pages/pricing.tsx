import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { PageMeta } from '../site/page-meta.tsx';
import { shownLanguage } from '../texts/shown-language.ts';
import type { Route } from './+types/pricing.ts';
import { ContentPage } from './content/content-page.tsx';
import { loadContent } from './content/content-text.ts';
import { Pricing } from './landing/pricing.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return loadContent('pricing', context.get(pageContext).language);
}

export function clientLoader() {
  return loadContent('pricing', shownLanguage());
}

export default function PricingPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('landing.pricing');
  const { title, description } = loaderData.text;
  return (
    <>
      <PageMeta title={title} description={description} canonicalPath="/pricing" />
      <ContentPage content={loaderData}>
        <h2 className="sr">{t('plansTitle')}</h2>
        <Pricing />
      </ContentPage>
    </>
  );
}

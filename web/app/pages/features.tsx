import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { PageMeta } from '../site/page-meta.tsx';
import { shownLanguage } from '../texts/shown-language.ts';
import type { Route } from './+types/features.ts';
import { ContentPage } from './content/content-page.tsx';
import { loadContent } from './content/content-text.ts';
import { FeatureBlocks } from './landing/feature-blocks.tsx';

export function loader({ context }: Route.LoaderArgs) {
  return loadContent('features', context.get(pageContext).language);
}

export function clientLoader() {
  return loadContent('features', shownLanguage());
}

export default function FeaturesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('landing.header');
  const { title, description } = loaderData.text;
  return (
    <>
      <PageMeta title={title} description={description} canonicalPath="/features" />
      <ContentPage content={loaderData}>
        <h2 className="sr">{t('features')}</h2>
        <FeatureBlocks />
      </ContentPage>
    </>
  );
}

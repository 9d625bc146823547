import { pageContext } from '../api/page-context.ts';
import { PageMeta } from '../site/page-meta.tsx';
import { shownLanguage } from '../texts/shown-language.ts';
import type { Route } from './+types/about.ts';
import { ContentPage } from './content/content-page.tsx';
import { loadContent } from './content/content-text.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadContent('about', context.get(pageContext).language);
}

export function clientLoader() {
  return loadContent('about', shownLanguage());
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { title, description } = loaderData.text;
  return (
    <>
      <PageMeta title={title} description={description} canonicalPath="/about" />
      <ContentPage content={loaderData} />
    </>
  );
}

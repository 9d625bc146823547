import { pageContext } from '../api/page-context.ts';
import { PageMeta } from '../site/page-meta.tsx';
import { shownLanguage } from '../texts/shown-language.ts';
import type { Route } from './+types/self-hosting.ts';
import { ContentPage } from './content/content-page.tsx';
import { loadContent } from './content/content-text.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadContent('selfHosting', context.get(pageContext).language);
}

export function clientLoader() {
  return loadContent('selfHosting', shownLanguage());
}

export default function SelfHostingPage({ loaderData }: Route.ComponentProps) {
  const { title, description } = loaderData.text;
  return (
    <>
      <PageMeta title={title} description={description} canonicalPath="/self-hosting" />
      <ContentPage content={loaderData} />
    </>
  );
}

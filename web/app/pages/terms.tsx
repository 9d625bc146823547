import { getLegalPage } from '@upnext/contract/reach/legal-pages';

import { call } from '../api/client.ts';
import { pageContext } from '../api/page-context.ts';
import type { Route } from './+types/terms.ts';
import { loadContent } from './content/content-text.ts';
import { LegalPage } from './content/legal-page.tsx';

const params = { name: 'terms' } as const;

export async function loader({ context }: Route.LoaderArgs) {
  const { language, page } = await context.get(pageContext).call(getLegalPage, { params });
  return { language, own: page, content: await loadContent('terms', language) };
}

export async function clientLoader() {
  const { language, page } = await call(getLegalPage, { params });
  return { language, own: page, content: await loadContent('terms', language) };
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} path="/terms" />;
}

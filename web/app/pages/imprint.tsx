import { getLegalPage } from '@upnext/contract/reach/legal-pages';
import { data } from 'react-router';

import { call } from '../api/client.ts';
import { pageContext } from '../api/page-context.ts';
import type { Route } from './+types/imprint.ts';
import { LegalPage } from './content/legal-page.tsx';

const params = { name: 'imprint' } as const;

export async function loader({ context }: Route.LoaderArgs) {
  return requirePage(await context.get(pageContext).call(getLegalPage, { params }));
}

export async function clientLoader() {
  return requirePage(await call(getLegalPage, { params }));
}

/** There is no default imprint: only the operator knows who they are. */
function requirePage<Page extends { page: object | null }>({ page, ...rest }: Page) {
  if (!page) throw data('page', { status: 404 });
  return { ...rest, own: page as NonNullable<Page['page']> };
}

export default function ImprintPage({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} path="/imprint" />;
}

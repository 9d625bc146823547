import '../styles/auth.css';
import '../styles/ways.css';
import { handleOf, splitHandle } from '@upnext/contract/boards/board-handle';
import { listSignInProviders } from '@upnext/contract/identity/sign-in-providers';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { redirectRenamed } from '../boards/public-page/load-board.ts';
import { AuthScreen } from '../identity/auth-page/auth-screen.tsx';
import { findHost } from '../identity/auth-page/host.ts';
import { PageMeta } from '../site/page-meta.tsx';
import { PlainFrame } from '../site/plain-frame.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/creator-auth.ts';

export const handle = { texts: ['auth', 'fields'] satisfies TextPart[] };
await requireTexts('auth');

export async function loader({ context, params: { username }, url }: Route.LoaderArgs) {
  const { call, seed } = context.get(pageContext);
  const [host, ...seeds] = await Promise.all([findHost(call, `/creators/${username}`), seed(listSignInProviders, {})]);
  if (!host) throw data('board', { status: 404 });
  const { search } = url;
  redirectRenamed(username, host.username, (name) => `/creators/${name}/auth${search}`);
  return { host, seeds };
}

/** Auth page for one creator's fans, who sign up as audience. */
export default function CreatorAuthPage({ loaderData: { host, seeds }, params }: Route.ComponentProps) {
  const t = useTranslations('accounts');
  return (
    <PlainFrame skipLabel={t('skipToForm')}>
      <PageMeta title={t('hostTitle', { username: host.username })} isPrivate />
      <Seeds of={seeds}>
        <AuthScreen host={host} username={handleOf(host.username, splitHandle(params.username).slug)} />
      </Seeds>
    </PlainFrame>
  );
}

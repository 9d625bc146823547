import '../styles/auth.css';
import '../styles/ways.css';
import { handleOf, splitHandle } from '@upnext/contract/board-handle';
import { listSignInProviders } from '@upnext/contract/sign-in-providers';
import { getSite } from '@upnext/contract/site';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { AuthScreen } from '../features/accounts/auth-screen.tsx';
import { findHost } from '../features/accounts/host.ts';
import { followMove } from '../features/boards/follow-move.ts';
import { PageMeta } from '../features/site/page-meta.tsx';
import { PlainFrame } from '../features/site/plain-frame.tsx';
import { wantTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/creator-auth.ts';
import { renderOtherWays } from './other-ways.tsx';

export const handle = { texts: 'auth' satisfies TextPart };
await wantTexts('auth');

export async function loader({ context, params: { username }, url }: Route.LoaderArgs) {
  const { call, seed } = context.get(pageContext);
  const [host, ...seeds] = await Promise.all([
    findHost(call, `/creators/${username}`),
    seed(getSite, {}),
    seed(listSignInProviders, {}),
  ]);
  if (!host) throw data('board', { status: 404 });
  const { search } = url;
  followMove(username, host.username, (name) => `/creators/${name}/auth${search}`);
  return { host, seeds };
}

/** The auth page for one creator's fans: they register as audience. */
export default function CreatorAuthPage({ loaderData: { host, seeds }, params }: Route.ComponentProps) {
  const t = useTranslations('accounts');
  return (
    <PlainFrame skipLabel={t('skipToForm')}>
      <PageMeta title={t('hostTitle', { username: host.username })} isPrivate />
      <Seeds of={seeds}>
        <AuthScreen
          host={host}
          username={handleOf(host.username, splitHandle(params.username).slug)}
          otherWays={renderOtherWays}
        />
      </Seeds>
    </PlainFrame>
  );
}

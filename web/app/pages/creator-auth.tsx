import '../styles/auth.css';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { AuthScreen } from '../features/accounts/auth-screen.tsx';
import { findHost } from '../features/accounts/host.ts';
import { PageMeta } from '../features/site/page-meta.tsx';
import { PlainFrame } from '../features/site/plain-frame.tsx';
import { wantTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/creator-auth.ts';

export const handle = { texts: 'auth' satisfies TextPart };
await wantTexts('auth');

export async function loader({ context, params: { username } }: Route.LoaderArgs) {
  const host = await findHost(context.get(pageContext).call, `/creators/${username}`);
  if (!host) throw data('board', { status: 404 });
  return { host };
}

/** The auth page for one creator's fans: they register as audience. */
export default function CreatorAuthPage({ loaderData: { host } }: Route.ComponentProps) {
  const t = useTranslations('accounts');
  return (
    <PlainFrame skipLabel={t('skipToForm')}>
      <PageMeta title={t('hostTitle', { username: host.username })} isPrivate />
      <AuthScreen host={host} username={host.username} />
    </PlainFrame>
  );
}

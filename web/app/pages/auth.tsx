import '../styles/auth.css';
import '../styles/ways.css';
import { listSignInProviders } from '@upnext/contract/identity/sign-in-providers';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { AuthScreen } from '../identity/auth-page/auth-screen.tsx';
import { findHost } from '../identity/auth-page/host.ts';
import { PageMeta } from '../site/page-meta.tsx';
import { PlainFrame } from '../site/plain-frame.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/auth.ts';

export const handle = { texts: ['auth', 'fields'] satisfies TextPart[] };
await requireTexts('auth');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { call, seed } = context.get(pageContext);
  const [host, ...seeds] = await Promise.all([
    findHost(call, url.searchParams.get('referrer')),
    seed(listSignInProviders, {}),
  ]);
  return { host, seeds };
}

export default function AuthPage({ loaderData: { host, seeds } }: Route.ComponentProps) {
  const t = useTranslations('accounts');
  return (
    <PlainFrame skipLabel={t('skipToForm')}>
      <PageMeta title={t('title')} description={t('heroText')} isPrivate />
      <Seeds of={seeds}>
        <AuthScreen host={host} />
      </Seeds>
    </PlainFrame>
  );
}

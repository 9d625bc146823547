import '../styles/auth.css';
import '../styles/ways.css';
import { useTranslations } from 'use-intl';

import { ProviderCallback } from '../identity/sign-in-methods/provider-callback.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { PlainFrame } from '../site/plain-frame.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/provider-return.ts';

export const handle = { texts: ['auth', 'fields'] satisfies TextPart[] };
await requireTexts('auth');

/** The page that a login provider redirects to. A script reads the query string once and removes it from the URL. */
export default function ProviderReturnPage({ params: { provider } }: Route.ComponentProps) {
  const t = useTranslations();
  return (
    <PlainFrame skipLabel={t('accounts.skipToForm')}>
      <PageMeta title={t('signInProviders.back.title')} isPrivate />
      <div className="page-width py-8">
        <ProviderCallback provider={provider} />
        <noscript>{t('accounts.needsScript')}</noscript>
      </div>
    </PlainFrame>
  );
}

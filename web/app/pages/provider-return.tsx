import '../styles/auth.css';
import '../styles/ways.css';
import { useTranslations } from 'use-intl';

import { RoleChoice } from '../features/accounts/role-choice.tsx';
import { useReturn } from '../features/accounts/use-return.ts';
import { ProviderArrival, type RenderRole } from '../features/sign-in-providers/provider-arrival.tsx';
import { PageMeta } from '../features/site/page-meta.tsx';
import { PlainFrame } from '../features/site/plain-frame.tsx';
import { wantTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/provider-return.ts';

export const handle = { texts: 'auth' satisfies TextPart };
await wantTexts('auth');

const renderRole: RenderRole = (field, { isLocked, userRole }) => (
  <RoleChoice field={field} isLocked={isLocked} initial={userRole} />
);

/** Where a provider sends one back to. The scripts do the rest: the address is read once and emptied. */
export default function ProviderReturnPage({ params: { provider } }: Route.ComponentProps) {
  const t = useTranslations();
  return (
    <PlainFrame skipLabel={t('accounts.skipToForm')}>
      <PageMeta title={t('signInProviders.back.title')} isPrivate />
      <div className="page-width py-8">
        <ProviderArrival provider={provider} renderRole={renderRole} renderIn={() => <GoOn />} />
        <noscript>{t('accounts.needsScript')}</noscript>
      </div>
    </PlainFrame>
  );
}

/** Takes on whoever has just signed in to where they wanted to go. */
function GoOn() {
  useReturn({ referrer: null });
  return null;
}

import '../styles/auth.css';
import '../styles/my-account.css';
import { listSignInProviders } from '@upnext/contract/identity/sign-in-providers';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { ForgotForm } from '../identity/email-addresses/forgot-form.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { PlainFrame } from '../site/plain-frame.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/forgot-password.ts';

export const handle = { texts: ['auth', 'fields'] satisfies TextPart[] };
await requireTexts('auth');

export async function loader({ context }: Route.LoaderArgs) {
  const { seed } = context.get(pageContext);
  return { seeds: [await seed(listSignInProviders, {})] };
}

export default function ForgotPasswordPage({ loaderData: { seeds } }: Route.ComponentProps) {
  const t = useTranslations();
  return (
    <PlainFrame skipLabel={t('accounts.skipToForm')} mainClassName="page-center">
      <PageMeta title={t('recovery.forgotTitle')} isPrivate />
      <Seeds of={seeds}>
        <ForgotForm />
      </Seeds>
    </PlainFrame>
  );
}

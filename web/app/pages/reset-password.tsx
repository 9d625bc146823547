import '../styles/auth.css';
import '../styles/my-account.css';
import { useTranslations } from 'use-intl';

import { ResetForm } from '../identity/email-addresses/reset-form.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { PlainFrame } from '../site/plain-frame.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';

export const handle = { texts: ['auth', 'fields'] satisfies TextPart[] };
await requireTexts('auth');

export default function ResetPasswordPage() {
  const t = useTranslations();
  return (
    <PlainFrame skipLabel={t('accounts.skipToForm')} mainClassName="page-center">
      <PageMeta title={t('recovery.resetTitle')} isPrivate />
      <ResetForm />
    </PlainFrame>
  );
}

import '../styles/auth.css';
import '../styles/my-account.css';
import { useTranslations } from 'use-intl';

import { StopEmails } from '../notifications/stop-emails.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { PlainFrame } from '../site/plain-frame.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/unsubscribe.ts';

export const handle = { texts: 'notifications' satisfies TextPart };
await requireTexts('notifications');

export default function UnsubscribePage({ params: { token } }: Route.ComponentProps) {
  const t = useTranslations();
  return (
    <PlainFrame skipLabel={t('site.skipToContent')} mainClassName="page-center">
      <PageMeta title={t('notifications.stopTitle')} isPrivate />
      <StopEmails token={token} />
    </PlainFrame>
  );
}

import '../styles/auth.css';
import '../styles/my-account.css';
import { useTranslations } from 'use-intl';

import { StopMails } from '../notifications/stop-emails.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { PlainFrame } from '../site/plain-frame.tsx';
import { wantTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/unsubscribe.ts';

export const handle = { texts: 'notifications' satisfies TextPart };
await wantTexts('notifications');

export default function UnsubscribePage({ params: { token } }: Route.ComponentProps) {
  const t = useTranslations();
  return (
    <PlainFrame skipLabel={t('site.skipToContent')} mainClassName="page-center">
      <PageMeta title={t('notifications.stopTitle')} isPrivate />
      <StopMails token={token} />
    </PlainFrame>
  );
}

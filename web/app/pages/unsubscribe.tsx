import '../styles/auth.css';
import '../styles/my-account.css';
import { useTranslations } from 'use-intl';

import { StopMails } from '../features/notices/stop-mails.tsx';
import { PageMeta } from '../features/site/page-meta.tsx';
import { PlainFrame } from '../features/site/plain-frame.tsx';
import { wantTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/unsubscribe.ts';

export const handle = { texts: 'notices' satisfies TextPart };
await wantTexts('notices');

export default function UnsubscribePage({ params: { token } }: Route.ComponentProps) {
  const t = useTranslations();
  return (
    <PlainFrame skipLabel={t('site.skipToContent')} mainClassName="page-center">
      <PageMeta title={t('notices.stopTitle')} isPrivate />
      <StopMails token={token} />
    </PlainFrame>
  );
}

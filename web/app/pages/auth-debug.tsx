import '../styles/auth-debug.css';
import '../styles/auth.css';
import { useTranslations } from 'use-intl';

import { useViewer } from '../api/viewer.ts';
import { AuthForms } from '../identity/auth-page/auth-forms.tsx';
import { SessionReport } from '../identity/auth-page/session-report.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { SiteFrame } from '../site/site-frame.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import { Panel } from '../ui/card.tsx';

export const handle = { texts: ['auth', 'fields'] satisfies TextPart[] };
await requireTexts('auth');

export default function AuthDebugPage() {
  const t = useTranslations('accounts');
  const viewer = useViewer();
  return (
    <SiteFrame mainClassName="page-width grid content-start gap-5 pb-16 pt-4">
      <PageMeta title={t('debug.title')} isPrivate />
      <div>
        <h1>{t('debug.title')}</h1>
        <p className="mt-2 max-w-prose text-text-2">{t('debug.text')}</p>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <SessionReport />
        <Panel aria-label={t('yourAccount')}>
          {/* The user stays on this page after login, so the key resets the forms. */}
          <AuthForms key={viewer?.id} initialTab="login" />
        </Panel>
      </div>
    </SiteFrame>
  );
}

import '../styles/teams.css';
import { useTranslations } from 'use-intl';

import { Invitation } from '../boards/teams/invitation.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { SiteFrame } from '../site/site-frame.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';

export const handle = { texts: 'own' satisfies TextPart };
await requireTexts('own');

export default function InvitePage() {
  const t = useTranslations('teams');
  return (
    <SiteFrame mainClassName="invite-page">
      <PageMeta title={t('invitation')} isPrivate />
      <Invitation />
    </SiteFrame>
  );
}

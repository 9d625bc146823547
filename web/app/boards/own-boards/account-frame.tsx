import type { User } from '@upnext/contract/identity/accounts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { AccountHeader } from '../../site/account-header.tsx';
import { hasDashboard } from '../../site/has-dashboard.ts';
import { PageMeta } from '../../site/page-meta.tsx';
import { SiteFrame } from '../../site/site-frame.tsx';
import { CreatorFrame } from './creator-frame.tsx';

type AccountFrameProps = { user: User; title: string; mainClassName: string; children: ReactNode };

/** The layout of account pages: creators and team members see them in the dashboard, fans on their own. */
export function AccountFrame({ user, title, mainClassName, children }: AccountFrameProps) {
  const t = useTranslations('profile');
  const { username } = user;
  if (hasDashboard(user))
    return (
      <CreatorFrame username={username} title={title} mainClassName={mainClassName}>
        {children}
      </CreatorFrame>
    );
  const header = (
    <AccountHeader title={title} role={t('audience')} username={username} profileLabel={t('profileOf', { username })} />
  );
  return (
    <SiteFrame header={header} mainClassName={`page-width ${mainClassName}`}>
      <PageMeta title={title} isPrivate />
      {children}
    </SiteFrame>
  );
}

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { BecomeCreator } from '../features/profile/become-creator.tsx';
import { AccountHeader } from '../features/site/account-header.tsx';
import { PageMeta } from '../features/site/page-meta.tsx';
import { Restricted } from '../features/site/restricted.tsx';
import { SiteFrame } from '../features/site/site-frame.tsx';

type CreatorFrameProps = {
  username: string;
  title: string;
  skipLabel?: string;
  mainClassName: string;
  children: ReactNode;
};

/** What every page of the dashboard stands in. */
export function CreatorFrame({ username, title, children, ...frame }: CreatorFrameProps) {
  const t = useTranslations('dashboard');
  const header = (
    <AccountHeader
      title={t('title')}
      role={t('creator')}
      username={username}
      profileLabel={t('profile', { username })}
    />
  );
  return (
    <SiteFrame header={header} footer={<></>} {...frame}>
      <PageMeta title={title} isPrivate />
      {children}
    </SiteFrame>
  );
}

/** What a fan finds there instead. */
export function CreatorsOnly() {
  return (
    <Restricted>
      <BecomeCreator />
    </Restricted>
  );
}

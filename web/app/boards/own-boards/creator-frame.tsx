import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { BecomeCreator } from '../../identity/profile/become-creator.tsx';
import { AccountHeader } from '../../site/account-header.tsx';
import { PageMeta } from '../../site/page-meta.tsx';
import { Restricted } from '../../site/restricted.tsx';
import { SiteFrame } from '../../site/site-frame.tsx';
import { BoardSwitch } from './board-switch.tsx';
import { useOwnBoards } from './use-own-boards.ts';

type CreatorFrameProps = {
  username: string;
  title: string;
  skipLabel?: string;
  mainClassName: string;
  children: ReactNode;
};

/** The layout of every dashboard page. */
export function CreatorFrame({ username, title, children, ...frame }: CreatorFrameProps) {
  const t = useTranslations('dashboard');
  const teams = useTranslations('teams');
  const role = useOwnBoards().board?.role ?? 'owner';
  const header = (
    <AccountHeader
      title={t('title')}
      role={role === 'owner' ? t('creator') : teams('role', { role })}
      username={username}
      profileLabel={t('profile', { username })}
    />
  );
  return (
    <SiteFrame header={header} footer={<></>} {...frame}>
      <PageMeta title={title} isPrivate />
      <BoardSwitch />
      {children}
    </SiteFrame>
  );
}

/** Shown to fans instead of a dashboard page. */
export function CreatorsOnly() {
  return (
    <Restricted>
      <BecomeCreator />
    </Restricted>
  );
}

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { BoardSwitch } from '../features/boards/board-switch.tsx';
import { useOwnBoards } from '../features/boards/use-own-boards.ts';
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

/** What a fan finds there instead. */
export function CreatorsOnly() {
  return (
    <Restricted>
      <BecomeCreator />
    </Restricted>
  );
}

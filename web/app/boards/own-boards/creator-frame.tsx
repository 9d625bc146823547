import '../../styles/work.css';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { BecomeCreator } from '../../identity/profile/become-creator.tsx';
import { PageMeta } from '../../site/page-meta.tsx';
import { Restricted } from '../../site/restricted.tsx';
import { SiteFrame } from '../../site/site-frame.tsx';
import { TabBar } from './tab-bar.tsx';
import { useFreshBoards, useOwnBoards } from './use-own-boards.ts';
import { WorkRail } from './work-rail.tsx';
import { WorkTop } from './work-top.tsx';

type CreatorFrameProps = {
  username: string;
  title: string;
  skipLabel?: string;
  mainClassName: string;
  children: ReactNode;
};

/** The layout of every dashboard page: a tab bar below 960 px, a rail above. */
export function CreatorFrame({ username, title, children, ...frame }: CreatorFrameProps) {
  const t = useTranslations('dashboard');
  const teams = useTranslations('teams');
  useFreshBoards();
  const boardRole = useOwnBoards().board?.role ?? 'owner';
  const role = boardRole === 'owner' ? t('creator') : teams('role', { role: boardRole });
  return (
    <SiteFrame
      background="work"
      header={
        <>
          <WorkTop />
          <WorkRail username={username} role={role} />
        </>
      }
      footer={<TabBar username={username} role={role} />}
      {...frame}
    >
      <PageMeta title={title} isPrivate />
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

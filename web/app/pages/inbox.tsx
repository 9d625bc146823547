import '../styles/piece.css';
import '../styles/notifications.css';
import { listOwnBoards } from '@upnext/contract/boards/boards';
import type { User } from '@upnext/contract/identity/accounts';
import { listNotifications } from '@upnext/contract/notifications/notifications';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { loadViewer } from '../api/load-viewer.ts';
import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { useViewer } from '../api/viewer.ts';
import { CreatorFrame } from '../boards/own-boards/creator-frame.tsx';
import { NotificationList } from '../notifications/notification-list.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { SiteFrame } from '../site/site-frame.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/inbox.ts';

export const handle = { texts: ['notifications', 'own'] satisfies TextPart[] };
await Promise.all([requireTexts('notifications'), requireTexts('own')]);

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { user, viewerSeed } = await loadViewer(page, '/inbox');
  const seeds = await Promise.all([
    page.seedAsViewer(listNotifications, {}),
    ...(user.userRole === 'creator' ? [page.seedAsViewer(listOwnBoards, {})] : []),
  ]);
  return { user, seeds: [viewerSeed, ...seeds] };
}

export default function InboxPage({ loaderData: { user, seeds } }: Route.ComponentProps) {
  return (
    <Seeds of={seeds}>
      <InboxFrame user={user}>
        <InboxHeading />
        <NotificationList />
      </InboxFrame>
    </Seeds>
  );
}

/** Creators keep the navigation of the dashboard. */
function InboxFrame({ user: { username, userRole }, children }: { user: User; children: ReactNode }) {
  const t = useTranslations('notifications');
  if (userRole === 'creator')
    return (
      <CreatorFrame username={username} title={t('title')} mainClassName="inbox">
        {children}
      </CreatorFrame>
    );
  return (
    <SiteFrame mainClassName="inbox">
      <PageMeta title={t('title')} isPrivate />
      {children}
    </SiteFrame>
  );
}

function InboxHeading() {
  const t = useTranslations('notifications');
  const isCreator = useViewer()?.userRole === 'creator';
  return (
    <div>
      <h1>{t('heading')}</h1>
      <p className="mt-2 text-text-2">{t(isCreator ? 'creatorText' : 'text')}</p>
    </div>
  );
}

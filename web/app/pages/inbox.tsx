import '../styles/piece.css';
import '../styles/notifications.css';
import type { User } from '@upnext/contract/identity/accounts';
import { listNotifications } from '@upnext/contract/notifications/notifications';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { CreatorFrame } from '../boards/own-boards/creator-frame.tsx';
import { loadOwnBoards } from '../boards/own-boards/load-own-boards.ts';
import { NotificationList } from '../notifications/notification-list.tsx';
import { hasDashboard } from '../site/has-dashboard.ts';
import { PageMeta } from '../site/page-meta.tsx';
import { SiteFrame } from '../site/site-frame.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/inbox.ts';

export const handle = { texts: ['notifications', 'own'] satisfies TextPart[] };
await Promise.all([requireTexts('notifications'), requireTexts('own')]);

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { user, seeds } = await loadOwnBoards(page, url);
  return { user, seeds: [...seeds, await page.seedAsViewer(listNotifications, {})] };
}

export default function InboxPage({ loaderData: { user, seeds } }: Route.ComponentProps) {
  return (
    <Seeds of={seeds}>
      <InboxFrame user={user}>
        <InboxHeading isCreator={user.userRole === 'creator'} />
        <NotificationList user={user} />
      </InboxFrame>
    </Seeds>
  );
}

/** Creators and team members keep the navigation of the dashboard. */
function InboxFrame({ user, children }: { user: User; children: ReactNode }) {
  const t = useTranslations('notifications');
  if (hasDashboard(user))
    return (
      <CreatorFrame username={user.username} title={t('title')} mainClassName="inbox">
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

function InboxHeading({ isCreator }: { isCreator: boolean }) {
  const t = useTranslations('notifications');
  return (
    <div>
      <h1>{t('heading')}</h1>
      <p className="mt-2 text-text-2">{t(isCreator ? 'creatorText' : 'text')}</p>
    </div>
  );
}

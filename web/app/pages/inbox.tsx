import '../styles/piece.css';
import '../styles/notifications.css';
import { listNotifications } from '@upnext/contract/notifications/notifications';
import { useTranslations } from 'use-intl';

import { loadViewer } from '../api/load-viewer.ts';
import { pageContext } from '../api/page-context.ts';
import { Seeds } from '../api/seeds.tsx';
import { useViewer } from '../api/viewer.ts';
import { NotificationList } from '../notifications/notification-list.tsx';
import { PageMeta } from '../site/page-meta.tsx';
import { SiteFrame } from '../site/site-frame.tsx';
import { requireTexts, type TextPart } from '../texts/load-texts.ts';
import type { Route } from './+types/inbox.ts';

export const handle = { texts: 'notifications' satisfies TextPart };
await requireTexts('notifications');

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { viewerSeed } = await loadViewer(page, '/inbox');
  return { seeds: [viewerSeed, await page.seedAsViewer(listNotifications, {})] };
}

export default function InboxPage({ loaderData: { seeds } }: Route.ComponentProps) {
  const t = useTranslations('notifications');
  return (
    <Seeds of={seeds}>
      <SiteFrame mainClassName="inbox">
        <PageMeta title={t('title')} isPrivate />
        <InboxHeading />
        <NotificationList />
      </SiteFrame>
    </Seeds>
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

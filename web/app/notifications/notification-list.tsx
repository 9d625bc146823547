import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { User } from '@upnext/contract/identity/accounts';
import {
  countUnread,
  listNotifications,
  readNotifications,
  type Notification,
} from '@upnext/contract/notifications/notifications';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { call } from '../api/client.ts';
import { keyOf, queryOf } from '../api/query.ts';
import { useEarlyVotes } from '../api/use-early-votes.ts';
import { useMorePages } from '../api/use-more-pages.ts';
import { useSite } from '../site/use-site.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NotificationEntry } from './notification-entry.tsx';

const after = (cursor: string) => ({ query: { cursor } });
const madeIdeas = (notification: Notification): number[] =>
  notification.kind === 'idea-made' ? [notification.payload.ideaId] : [];
const toEmail = (words: ReactNode) => <Link to="/account#signing-in">{words}</Link>;
const toSettings = (words: ReactNode) => <Link to="/account#mails">{words}</Link>;

/** Notifications are marked as read on the server when shown, but stay highlighted until the user leaves the page. */
export function NotificationList({ user: { userRole, email } }: { user: User }) {
  const t = useTranslations('notifications');
  const client = useQueryClient();
  const isCreator = userRole === 'creator';
  const sendsMail = useSite()?.sendsMail === true;
  const { data: first } = useSuspenseQuery(queryOf(listNotifications, {}));
  const { pages, hasMore, hasFailed, isLoading, loadMore } = useMorePages(listNotifications, after, first);
  const shown = [first, ...pages].map((page) => page.notifications);
  const early = useEarlyVotes(shown.map((page) => page.flatMap(madeIdeas)));
  const notifications = shown.flat();
  const unread = notifications.filter(({ isRead }) => !isRead).map(({ id }) => id);
  const unreadIds = unread.join(',');

  useEffect(() => {
    const ids = unreadIds.split(',').filter(Boolean).map(Number);
    if (ids.length === 0) return;
    call(readNotifications, { body: { ids: ids.slice(-100) } })
      .then(() => client.invalidateQueries({ queryKey: [keyOf(countUnread, {})] }))
      // If this fails, the notifications stay unread, and the next visit retries.
      .catch(() => {});
  }, [client, unreadIds]);

  if (notifications.length === 0)
    return (
      <EmptyState
        numeral="0"
        heading="h2"
        title={t('emptyTitle')}
        text={t(isCreator ? 'emptyCreatorText' : 'emptyText')}
        action={
          <Link to={isCreator ? '/dashboard/review' : '/explore'} className={buttonClass()}>
            {t(isCreator ? 'review' : 'explore')}
          </Link>
        }
      />
    );
  return (
    <>
      <ul className="notifications">
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationEntry
              notification={notification}
              isEarly={madeIdeas(notification).some((id) => early.has(id))}
            />
          </li>
        ))}
      </ul>
      {hasFailed && <p role="alert">{t('moreFailed')}</p>}
      {hasMore && (
        <Button kind="soft" className="justify-self-start" busy={isLoading} onClick={loadMore}>
          {t('showMore')}
        </Button>
      )}
      {sendsMail && (
        <p className="text-small text-text-2">
          {email === null ? t.rich('confirmEmail', { link: toEmail }) : t.rich('emailSettings', { link: toSettings })}
        </p>
      )}
    </>
  );
}

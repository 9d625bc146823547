import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { countUnread, listNotices, readNotices, type Notice } from '@upnext/contract/notices';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { call } from '../../api/client.ts';
import { keyOf, queryOf } from '../../api/query.ts';
import { useEarlyVotes } from '../../api/use-early-votes.ts';
import { useMorePages } from '../../api/use-more-pages.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NoticeEntry } from './notice-entry.tsx';

const after = (cursor: string) => ({ query: { cursor } });
const madeIdeas = (notice: Notice): number[] => (notice.kind === 'idea-made' ? [notice.payload.ideaId] : []);
const toSettings = (words: ReactNode) => <Link to="/account#mails">{words}</Link>;

/** What was new stays marked until the page is left; that it was shown is told at once. */
export function NoticeList() {
  const t = useTranslations('notices');
  const client = useQueryClient();
  const { data: first } = useSuspenseQuery(queryOf(listNotices, {}));
  const { pages, hasMore, hasFailed, isLoading, loadMore } = useMorePages(listNotices, after, first);
  const shown = [first, ...pages].map((page) => page.notices);
  const early = useEarlyVotes(shown.map((page) => page.flatMap(madeIdeas)));
  const notices = shown.flat();
  const unread = notices.filter(({ isRead }) => !isRead).map(({ id }) => id);
  const unreadIds = unread.join(',');

  useEffect(() => {
    const ids = unreadIds.split(',').filter(Boolean).map(Number);
    if (ids.length === 0) return;
    call(readNotices, { body: { ids: ids.slice(-100) } })
      .then(() => client.invalidateQueries({ queryKey: [keyOf(countUnread, {})] }))
      // Then they stay unread: the next visit tells again.
      .catch(() => {});
  }, [client, unreadIds]);

  if (notices.length === 0)
    return (
      <EmptyState
        numeral="0"
        heading="h2"
        title={t('emptyTitle')}
        text={t('emptyText')}
        action={
          <Link to="/explore" className={buttonClass()}>
            {t('explore')}
          </Link>
        }
      />
    );
  return (
    <>
      <ul className="notices">
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeEntry notice={notice} isEarly={madeIdeas(notice).some((id) => early.has(id))} />
          </li>
        ))}
      </ul>
      {hasFailed && <p role="alert">{t('moreFailed')}</p>}
      {hasMore && (
        <Button kind="soft" className="justify-self-start" busy={isLoading} onClick={loadMore}>
          {t('showMore')}
        </Button>
      )}
      <p className="text-small text-text-2">{t.rich('mailSettings', { link: toSettings })}</p>
    </>
  );
}

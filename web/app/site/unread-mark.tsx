import { useQuery } from '@tanstack/react-query';
import { countUnread } from '@upnext/contract/notifications/notifications';
import { useTranslations } from 'use-intl';

import { queryOf } from '../api/query.ts';

/** Dot for unread notifications. Fetched once per page load. */
export function UnreadMark() {
  const t = useTranslations('site');
  const { data } = useQuery(queryOf(countUnread, {}));
  if (!data || data.count === 0) return null;
  return (
    <span className="unread-mark">
      <span className="sr">{t('unread', { count: data.count })}</span>
    </span>
  );
}

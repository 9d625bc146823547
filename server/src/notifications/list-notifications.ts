import { limits } from '@upnext/contract/limits';
import { Notification } from '@upnext/contract/notifications/notifications';
import type pg from 'pg';

import type { Actor, Context } from '../context.ts';
import { runNamed } from '../platform/postgres/named-query.ts';
import { findShown } from './delivery-sql.ts';
import { markRead, selectNotifications, selectUnread, type NotificationRow } from './sql.ts';

/** The viewer's notifications, newest first. The cursor is the id of the last one seen. */
export async function listNotifications({ pool }: Context, { accountId }: Actor, cursor: string | undefined) {
  const rows = await runNamed(pool, selectNotifications, [accountId, cursor ?? Number.MAX_SAFE_INTEGER]);
  const shown = rows.slice(0, limits.explorePerPage);
  return {
    notifications: shown.map(readNotification),
    nextCursor: rows.length > shown.length ? String(shown.at(-1)?.id) : null,
  };
}

export async function countUnread({ pool }: Context, { accountId }: Actor): Promise<{ count: number }> {
  return { count: (await runNamed(pool, selectUnread, [accountId])).length };
}

export async function readNotifications({ pool }: Context, { accountId }: Actor, ids: number[]): Promise<void> {
  await runNamed(pool, markRead, [accountId, ids]);
}

/**
 * Returns a notification that is to be sent, with its creator's name, username and language, or undefined if it is hidden.
 */
export async function findNotification(pool: pg.Pool, notificationId: number) {
  const [row] = await runNamed(pool, findShown, [notificationId]);
  if (!row) return undefined;
  const { kind, payload } = readNotification({ ...row, read_at: null });
  const { creator_username: username, creator_name: creator, language } = row;
  return { kind, payload, username: username ?? '', creator: creator ?? '', language };
}

/** The row is validated, because an older version may have written the stored payload. */
function readNotification(row: NotificationRow): Notification {
  return Notification.parse({
    id: row.id,
    kind: row.kind,
    payload: row.payload,
    creatorUsername: row.creator_username,
    creatorName: row.creator_name,
    createdAt: row.created_at.toISOString(),
    isRead: row.read_at !== null,
  });
}

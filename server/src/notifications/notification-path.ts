import { boardPath, handleOf, ideaPath } from '@upnext/contract/boards/board-handle';
import type { Notification } from '@upnext/contract/notifications/notifications';

/** The page of this site that a notification leads to. */
export function notificationPath(username: string, payload: Notification['payload']): string {
  if ('ideaId' in payload) return ideaPath(username, payload.board?.slug, payload.ideaId);
  const choice = payload.board ? `?board=${handleOf(username, payload.board.slug)}` : '';
  if ('connectedAt' in payload) return `/dashboard/settings${choice}`;
  if ('day' in payload) return `/dashboard/review${choice}`;
  const path = boardPath(username, payload.board?.slug);
  if ('roundId' in payload) return `${path}/rounds/${payload.number}`;
  return 'week' in payload ? `${path}/week/${payload.week}` : path;
}

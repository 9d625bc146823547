import { boardPath } from '@upnext/contract/boards/board-handle';
import type { Notification } from '@upnext/contract/notifications/notifications';

/** The page of this site that a notification leads to. */
export function notificationPath(creator: string, payload: Notification['payload']): string {
  const path = boardPath(creator, payload.board?.slug);
  if ('ideaId' in payload) return `${path}/idea/${payload.ideaId}`;
  return 'week' in payload ? `${path}/week/${payload.week}` : path;
}

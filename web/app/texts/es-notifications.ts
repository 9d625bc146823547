import { notifications } from './es/notifications.ts';
import { push } from './es/push.ts';
import type { NotificationsTexts } from './texts.ts';

/** UI strings for the notifications page, the unsubscribe page and push messages. */
export const texts: NotificationsTexts = { notifications, push };

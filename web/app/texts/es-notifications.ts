import { notifications } from './es/notifications.ts';
import type { NotificationsTexts } from './texts.ts';

/** UI strings for the notifications page and the unsubscribe page. */
export const texts: NotificationsTexts = { notifications };

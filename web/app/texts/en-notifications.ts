import { notifications } from './en/notifications.ts';
import { push } from './en/push.ts';

/** UI strings for the notifications page, the unsubscribe page and push messages. */
export const texts = { notifications, push };

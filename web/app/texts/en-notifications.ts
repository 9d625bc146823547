import { notifications } from './en/notifications.ts';

/** UI strings for the notifications page and the unsubscribe page. */
export const texts = { notifications };

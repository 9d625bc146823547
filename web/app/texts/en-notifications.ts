import { notifications } from './en/notifications.ts';

/** For the notifications page and the unsubscribe page. */
export const texts = { notifications };

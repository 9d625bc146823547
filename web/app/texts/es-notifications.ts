import { notifications } from './es/notifications.ts';
import type { NotificationsTexts } from './texts.ts';

/** For the inbox, and for whoever wants no mails. */
export const texts: NotificationsTexts = { notifications };

import { notifications } from './en/notifications.ts';

/** For the inbox, and for whoever wants no mails. */
export const texts = { notifications };

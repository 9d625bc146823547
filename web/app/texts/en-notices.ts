import { notices } from './en/notices.ts';

/** For the inbox, and for whoever wants no mails. */
export const texts = { notices };

import { notices } from './es/notices.ts';
import type { NoticesTexts } from './texts.ts';

/** For the inbox, and for whoever wants no mails. */
export const texts: NoticesTexts = { notices };

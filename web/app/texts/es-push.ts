import { push } from './es/push.ts';
import type { PushTexts } from './texts.ts';

/** UI strings for push messages: the panel on the account page, and the question after a vote. */
export const texts: PushTexts = { push };

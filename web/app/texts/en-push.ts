import { push } from './en/push.ts';

/** UI strings for push messages: the panel on the account page, and the question after a vote. */
export const texts = { push };

import { accounts } from './en/accounts.ts';

/** For the pages where people get in. */
export const texts = { accounts };

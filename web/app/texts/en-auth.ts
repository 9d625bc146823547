import { accounts } from './en/accounts.ts';
import { recovery } from './en/recovery.ts';

/** For the pages where people get in, and those that a mail leads to. */
export const texts = { accounts, recovery };

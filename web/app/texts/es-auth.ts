import { accounts } from './es/accounts.ts';
import { recovery } from './es/recovery.ts';
import type { AuthTexts } from './texts.ts';

/** For the pages where people get in, and those that a mail leads to. */
export const texts: AuthTexts = { accounts, recovery };

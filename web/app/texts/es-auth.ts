import { accounts } from './es/accounts.ts';
import type { AuthTexts } from './texts.ts';

/** For the pages where people get in. */
export const texts: AuthTexts = { accounts };

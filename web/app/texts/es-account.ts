import { myAccount } from './es/my-account.ts';
import { recovery } from './es/recovery.ts';
import type { AccountTexts } from './texts.ts';

/** For /account and the pages that a mail leads to. */
export const texts: AccountTexts = { myAccount, recovery };

import { myAccount } from './en/my-account.ts';
import { recovery } from './en/recovery.ts';

/** For /account and the pages that a mail leads to. */
export const texts = { myAccount, recovery };

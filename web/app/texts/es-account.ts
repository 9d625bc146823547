import { myAccount } from './es/my-account.ts';
import { passkeys } from './es/passkeys.ts';
import { recovery } from './es/recovery.ts';
import { signInProviders } from './es/sign-in-providers.ts';
import type { AccountTexts } from './texts.ts';

/** For /account and the pages that a mail leads to. */
export const texts: AccountTexts = { myAccount, passkeys, recovery, signInProviders };

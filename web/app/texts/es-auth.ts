import { accounts } from './es/accounts.ts';
import { passkeys } from './es/passkeys.ts';
import { recovery } from './es/recovery.ts';
import { signInProviders } from './es/sign-in-providers.ts';
import type { AuthTexts } from './texts.ts';

/** For the pages where people get in, and those that a mail leads to. */
export const texts: AuthTexts = { accounts, passkeys, recovery, signInProviders };

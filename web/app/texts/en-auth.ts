import { accounts } from './en/accounts.ts';
import { passkeys } from './en/passkeys.ts';
import { recovery } from './en/recovery.ts';
import { signInProviders } from './en/sign-in-providers.ts';

/** For the pages where people get in, and those that a mail leads to. */
export const texts = { accounts, passkeys, recovery, signInProviders };

import { accounts } from './en/accounts.ts';
import { passkeys } from './en/passkeys.ts';
import { signInProviders } from './en/sign-in-providers.ts';

/** For the pages where people get in. */
export const texts = { accounts, passkeys, signInProviders };

import { myAccount } from './en/my-account.ts';
import { passkeys } from './en/passkeys.ts';
import { recovery } from './en/recovery.ts';
import { signInProviders } from './en/sign-in-providers.ts';

/** For /account and the pages that a mail leads to. */
export const texts = { myAccount, passkeys, recovery, signInProviders };

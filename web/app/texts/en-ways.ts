import { passkeys } from './en/passkeys.ts';
import { signInProviders } from './en/sign-in-providers.ts';

/** For the pages on which one gets in, and the account's own. */
export const texts = { passkeys, signInProviders };

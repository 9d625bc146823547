import { passkeys } from './es/passkeys.ts';
import { signInProviders } from './es/sign-in-providers.ts';
import type { WaysTexts } from './texts.ts';

/** For the pages on which one gets in, and the account's own. */
export const texts: WaysTexts = { passkeys, signInProviders };

import { accounts } from './es/accounts.ts';
import { emailCodes } from './es/email-codes.ts';
import { guestVotes } from './es/guest-votes.ts';
import { passkeys } from './es/passkeys.ts';
import { recovery } from './es/recovery.ts';
import { signInProviders } from './es/sign-in-providers.ts';
import type { AuthTexts } from './texts.ts';

/** UI strings for the auth pages and the pages linked from emails. */
export const texts: AuthTexts = { accounts, emailCodes, guestVotes, passkeys, recovery, signInProviders };

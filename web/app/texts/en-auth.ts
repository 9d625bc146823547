import { accounts } from './en/accounts.ts';
import { emailCodes } from './en/email-codes.ts';
import { guestVotes } from './en/guest-votes.ts';
import { passkeys } from './en/passkeys.ts';
import { recovery } from './en/recovery.ts';
import { signInProviders } from './en/sign-in-providers.ts';

/** UI strings for the auth pages, the vote sheet and the pages linked from emails. */
export const texts = { accounts, emailCodes, guestVotes, passkeys, recovery, signInProviders };

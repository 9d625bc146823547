import { accounts } from './en/accounts.ts';
import { emailCodes } from './en/email-codes.ts';
import { passkeys } from './en/passkeys.ts';
import { recovery } from './en/recovery.ts';
import { signInProviders } from './en/sign-in-providers.ts';

/** UI strings for the auth pages and the pages linked from emails. */
export const texts = { accounts, emailCodes, passkeys, recovery, signInProviders };

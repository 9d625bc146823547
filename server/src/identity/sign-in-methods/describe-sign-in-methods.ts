import type { AccountData } from '@upnext/contract/identity/account-settings';

import type { Context } from '../../context.ts';
import { describePasskey } from './describe-passkey.ts';
import { selectSignInMethods } from './sql.ts';

/** Returns all sign-in methods for the data export, including providers that the site no longer offers. */
export async function describeSignInMethods(
  context: Context,
  accountId: number,
): Promise<AccountData['signInMethods']> {
  const { identities, passkeys, codes } = await selectSignInMethods(context.db, accountId);
  return {
    providers: identities.map(({ issuer, subject, created_at, last_used_at }) => ({
      issuer,
      subject,
      linkedAt: created_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
    })),
    passkeys: passkeys.map(describePasskey),
    recoveryCodesLeft: codes.length,
  };
}

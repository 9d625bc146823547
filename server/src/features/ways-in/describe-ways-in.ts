import type { AccountData } from '@upnext/contract/my-account';

import type { Context } from '../../context.ts';
import { describePasskey } from './describe-passkey.ts';
import { selectWaysIn } from './sql.ts';

/** For the download: every one that is stored, those of providers the site no longer offers too. */
export async function describeWaysIn(context: Context, accountId: number): Promise<AccountData['waysIn']> {
  const { identities, passkeys, codesLeft } = await selectWaysIn(context.db, accountId);
  return {
    providers: identities.map(({ issuer, subject, created_at, last_used_at }) => ({
      issuer,
      subject,
      linkedAt: created_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
    })),
    passkeys: passkeys.map(describePasskey),
    recoveryCodesLeft: codesLeft,
  };
}

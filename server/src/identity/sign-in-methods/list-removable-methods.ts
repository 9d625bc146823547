import type { RemovableMethod } from '@upnext/contract/identity/sign-in-methods';
import { limits } from '@upnext/contract/limits';

import type { Context } from '../../context.ts';
import { selectSignInMethods } from './sql.ts';

/** Lists the passkeys, linked providers and recovery codes of an account, including providers no longer offered. */
export async function listRemovableMethods({ db, config }: Context, accountId: number): Promise<RemovableMethod[]> {
  const { identities, passkeys, codes } = await selectSignInMethods(db, accountId);
  const labels = new Map(config.providers.map(({ issuer, label }) => [issuer, label]));
  const since = Date.now() - limits.recentMethodDays * 24 * 60 * 60 * 1_000;
  const describe = (id: string, kind: RemovableMethod['kind'], name: string, addedAt: Date) => ({
    id,
    kind,
    name,
    addedAt: addedAt.toISOString(),
    isRecent: addedAt.getTime() > since,
  });
  return [
    ...passkeys.map(({ id, name, created_at }) => describe(`passkey:${id}`, 'passkey', name, created_at)),
    ...identities.map(({ issuer, created_at }) =>
      describe(`provider:${issuer}`, 'provider', labels.get(issuer) ?? issuer, created_at),
    ),
    // All codes are created together.
    ...codes.slice(0, 1).map(({ created_at }) => describe('recovery-codes', 'recovery-codes', '', created_at)),
  ];
}

import type { Transaction } from 'kysely';

import type { Tables } from '../../tables.ts';
import { deleteChosenMethods } from './sql.ts';

/** Removes login methods by the ids that `listRemovableMethods` returns. Ids of other accounts have no effect. */
export async function removeMethods(
  transaction: Transaction<Tables>,
  accountId: number,
  ids: readonly string[],
): Promise<void> {
  const withPrefix = (prefix: string) => ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
  await deleteChosenMethods(transaction, accountId, {
    passkeys: withPrefix('passkey:'),
    issuers: withPrefix('provider:'),
    codes: ids.includes('recovery-codes'),
  });
}

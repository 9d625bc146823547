import type { Transaction } from 'kysely';

import { namedQuery } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';

/** A code is deleted when it is used, so only one of two concurrent attempts finds it. */
export const deleteCode = namedQuery<{ account_id: number }>(
  'delete-recovery-code',
  'DELETE FROM recovery_codes WHERE account_id = $1 AND code_hash = $2 RETURNING account_id',
);

/** The caller must lock the account: two concurrent calls would leave twice as many codes. */
export async function replaceCodes(transaction: Transaction<Tables>, accountId: number, hashes: Buffer[]) {
  await transaction.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await transaction
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash })))
    .execute();
}

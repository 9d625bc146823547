import type { Transaction } from 'kysely';

import type { Tables } from '../../tables.ts';
import { deleteTeams } from './sql.ts';

/** With an account: nobody helps on its boards any more, and it helps on nobody's. */
export async function removeTeams(transaction: Transaction<Tables>, accountId: number): Promise<void> {
  await deleteTeams(transaction, accountId);
}

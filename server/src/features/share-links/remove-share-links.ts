import type { Transaction } from 'kysely';

import type { Tables } from '../../tables.ts';
import { deleteShareLinks } from './sql.ts';

/** With their board: no link leads anywhere from then on. */
export async function removeShareLinks(transaction: Transaction<Tables>, creatorId: number): Promise<void> {
  await deleteShareLinks(transaction, creatorId);
}

import type { Transaction } from 'kysely';

import type { Tables } from '../../tables.ts';
import { insertMainBoard } from './sql.ts';

/** Every creator has a board from the moment they become one. */
export async function openMainBoard(transaction: Transaction<Tables>, creatorId: number): Promise<void> {
  await insertMainBoard(transaction, creatorId);
}

import type { Transaction } from 'kysely';

import type { Tables } from '../../tables.ts';
import { raiseVersions } from './sql.ts';

/** A creator's name, words and background are part of their boards: a change of them is a change of the boards. */
export async function showNewProfile(transaction: Transaction<Tables>, creatorId: number): Promise<void> {
  await raiseVersions(transaction, creatorId);
}

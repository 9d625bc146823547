import type { Transaction } from 'kysely';

import type { Tables } from '../../tables.ts';
import { deleteOverlays } from './sql.ts';

/** With their board: nothing is shown on a stream from then on. */
export async function removeOverlays(transaction: Transaction<Tables>, creatorId: number): Promise<void> {
  await deleteOverlays(transaction, creatorId);
}

import type { Kysely } from 'kysely';

import type { Tables } from '../../tables.ts';
import { deleteMerge, retireMerged } from './sql.ts';

/**
 * Removes the ideas that were merged into an idea. Each merge row is deleted after its idea, so that a retry after a
 * crash finds the remaining ones.
 */
export async function removeMerges(
  db: Kysely<Tables>,
  creatorId: number,
  targetId: number,
  removeIdea: (ideaId: number) => Promise<void>,
): Promise<void> {
  for (const { id } of await retireMerged(db, creatorId, targetId)) {
    await removeIdea(id);
    await deleteMerge(db, creatorId, id);
  }
}

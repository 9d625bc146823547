import type { Kysely } from 'kysely';

import type { Tables } from '../../tables.ts';
import { deleteMerge, retireMerged } from './sql.ts';

/** Removes what was merged into an idea. A merge is deleted after its idea, so that a crash in between forgets none. */
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

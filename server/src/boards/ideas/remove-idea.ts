import type { Kysely } from 'kysely';

import { removeIdeaTitles } from '../../notifications/announce-notification.ts';
import type { Tables } from '../../tables.ts';
import { removeMerges } from '../merges/remove-merges.ts';
import { settleMerge } from '../merges/settle-merge.ts';
import { deleteRetired, deleteVotes } from './sql.ts';

const sliceSize = 5_000;

/**
 * Removes an idea that is marked as deleted from the database. Its votes are deleted in slices, because deleting
 * millions in one statement would block voters.
 */
export async function removeIdea(db: Kysely<Tables>, creatorId: number, ideaId: number): Promise<void> {
  // Must run first: the idea's votes show which of the merge target's votes were copied from it.
  await settleMerge(db, creatorId, ideaId);
  await removeMerges(db, creatorId, ideaId, (merged) => removeIdea(db, creatorId, merged));
  while ((await deleteVotes(db, creatorId, ideaId, sliceSize)) > 0n) continue;
  await removeIdeaTitles(db, creatorId, ideaId);
  await deleteRetired(db, creatorId, ideaId);
}

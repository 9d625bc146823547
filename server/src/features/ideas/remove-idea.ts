import type pg from 'pg';

import { removeMerges } from '../merges/remove-merges.ts';
import { settleMerge } from '../merges/settle-merge.ts';
import { deleteRow, deleteVotes } from './sql.ts';

const sliceSize = 5_000;

/** What a deleted idea leaves behind, in slices: millions of votes must not hold a lock that voters wait for. */
export async function removeIdea(pool: pg.Pool, creatorId: number, ideaId: number): Promise<void> {
  // While its votes are there to tell which ones another idea still holds for it.
  await settleMerge(pool, creatorId, ideaId);
  await removeMerges(pool, creatorId, ideaId, (merged) => removeIdea(pool, creatorId, merged));
  let removed: number | null;
  do {
    ({ rowCount: removed } = await pool.query(deleteVotes, [creatorId, ideaId, sliceSize]));
  } while (removed);
  await pool.query(deleteRow, [creatorId, ideaId]);
}

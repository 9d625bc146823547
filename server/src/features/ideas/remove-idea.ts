import type pg from 'pg';

import { removeMerges } from '../merges/remove-merges.ts';
import { deleteRow, deleteVotes } from './sql.ts';

const sliceSize = 5_000;

/** What a deleted idea leaves behind, in slices: millions of votes must not hold a lock that voters wait for. */
export async function removeIdea(pool: pg.Pool, creatorId: number, ideaId: number): Promise<void> {
  await removeMerges(pool, creatorId, ideaId, (merged) => removeIdea(pool, creatorId, merged));
  let removed: number | null;
  do {
    ({ rowCount: removed } = await pool.query(deleteVotes, [creatorId, ideaId, sliceSize]));
  } while (removed);
  await pool.query(deleteRow, [creatorId, ideaId]);
}

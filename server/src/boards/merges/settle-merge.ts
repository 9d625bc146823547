import type { Kysely, Transaction } from 'kysely';

import { addJob } from '../../platform/jobs/add-job.ts';
import type { Tables } from '../../tables.ts';
import { isRemoved } from './lock-with-merged.ts';
import { carryVotes, deleteMerge, findMerge, lockIdeas, returnVotes, type MergeRow } from './sql.ts';

type Way = Pick<MergeRow, 'target_id' | 'is_undone'>;

/** Moves the first slice of votes in the caller's transaction, which holds the locks; a job moves the rest. */
export async function moveFirstSlice(
  transaction: Transaction<Tables>,
  creatorId: number,
  ideaId: number,
  way: Way,
): Promise<void> {
  if (!(await moveSlice(transaction, creatorId, ideaId, way)))
    await addJob(transaction, 'settle-merge', { payload: { creatorId, ideaId } });
}

/** Moves votes in slices: all counts are exact after each slice, and locks are held only briefly. */
export async function settleMerge(db: Kysely<Tables>, creatorId: number, ideaId: number): Promise<void> {
  let isSettled = false;
  while (!isSettled) {
    isSettled = await db.transaction().execute(async (transaction) => {
      const asked = await findMerge(transaction, creatorId, ideaId);
      if (!asked) return true;
      const locked = await lockIdeas(transaction, creatorId, [ideaId, asked.target_id]);
      const merge = await findMerge(transaction, creatorId, ideaId);
      const target = locked.find((idea) => idea.id === merge?.target_id && !isRemoved(idea));
      // If the target was deleted for good, its removal also removes the copied votes.
      if (!merge || !target) return true;
      return await moveSlice(transaction, creatorId, ideaId, merge);
    });
  }
}

async function moveSlice(
  transaction: Transaction<Tables>,
  creatorId: number,
  ideaId: number,
  { target_id: targetId, is_undone: isUndone }: Way,
): Promise<boolean> {
  const move = { creatorId, ideaId, targetId };
  const isSettled = isUndone ? await returnVotes(transaction, move) : await carryVotes(transaction, move);
  if (isSettled && isUndone) await deleteMerge(transaction, creatorId, ideaId);
  return isSettled;
}

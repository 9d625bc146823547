import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { announceChange } from '../chart/announce-change.ts';
import { unmergeIdeaIn } from '../merges/unmerge-idea.ts';
import { deleteForGood } from './delete-idea.ts';
import { finishDeletionIn } from './finish-deletion.ts';

/**
 * Deletes an idea so that its creator can't bring it back: the deletion is final, also if the creator has just deleted
 * the idea, and a merged idea is unmerged in the same transaction. Does nothing if the idea no longer exists.
 */
export async function deleteEvenIfMerged(context: Context, creatorId: number, id: number): Promise<void> {
  const boardId = await context.db.transaction().execute(async (transaction) => {
    if (await finishDeletionIn(transaction, creatorId, id)) return undefined;
    const deleted = await unlessGone(deleteForGood(transaction, creatorId, id));
    if (deleted !== undefined) return deleted;
    const unmerged = await unlessGone(unmergeIdeaIn(transaction, creatorId, id));
    return unmerged && (await deleteForGood(transaction, creatorId, id));
  });
  if (boardId !== undefined) announceChange(context, creatorId, boardId);
}

async function unlessGone(work: Promise<number>): Promise<number | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'idea_not_found') return undefined;
    throw error;
  }
}

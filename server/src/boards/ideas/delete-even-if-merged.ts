import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { announceChange } from '../chart/announce-change.ts';
import { unmergeIdeaIn } from '../merges/unmerge-idea.ts';
import { deleteIdeaIn } from './delete-idea.ts';

/**
 * Deletes an idea as its creator would. A merged idea is unmerged in the same transaction; otherwise, its creator could
 * bring it back. Does nothing if the idea no longer exists.
 */
export async function deleteEvenIfMerged(context: Context, creatorId: number, id: number): Promise<void> {
  const boardId = await context.db.transaction().execute(async (transaction) => {
    const deleted = await unlessGone(deleteIdeaIn(transaction, creatorId, id));
    if (deleted !== undefined) return deleted;
    const unmerged = await unlessGone(unmergeIdeaIn(transaction, creatorId, id));
    return unmerged && (await deleteIdeaIn(transaction, creatorId, id));
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

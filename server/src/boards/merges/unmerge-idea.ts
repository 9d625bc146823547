import type { Idea } from '@upnext/contract/boards/ideas';
import type { Transaction } from 'kysely';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Tables } from '../../tables.ts';
import { announceChange } from '../chart/announce-change.ts';
import { refuseWhenFull } from '../chart/change-board.ts';
import { readPlace } from '../chart/read-place.ts';
import { tryScheduleExplore } from '../explore/schedule-explore.ts';
import { moveFirstSlice } from './settle-merge.ts';
import { beginUnmerge, findMerge, lockIdeas } from './sql.ts';

/** Restores the idea's previous status and its votes; the target keeps its own votes. */
export async function unmergeIdea(context: Context, creatorId: number, id: number): Promise<Idea> {
  const { boardId, idea } = await context.db.transaction().execute(async (transaction) => ({
    boardId: await unmergeIdeaIn(transaction, creatorId, id),
    idea: await readPlace(transaction, creatorId, id),
  }));
  announceChange(context, creatorId, boardId);
  await tryScheduleExplore(context);
  return idea;
}

/** Unmerges the idea in the caller's transaction. Returns its board, to announce the change after the commit. */
export async function unmergeIdeaIn(transaction: Transaction<Tables>, creatorId: number, id: number): Promise<number> {
  const asked = await findMerge(transaction, creatorId, id);
  if (!asked) throw new Refusal('idea_not_found');
  const locked = await lockIdeas(transaction, creatorId, [id, asked.target_id]);
  // The merge is read again under the locks, because another call may have changed it.
  const merge = await findMerge(transaction, creatorId, id);
  const idea = locked.find((one) => one.id === id);
  const target = locked.find((one) => one.id === merge?.target_id);
  if (!merge || !idea || !target || target.status === 'deleted') throw new Refusal('idea_not_found');
  if (merge.is_undone) throw new Refusal('merge_in_progress');
  // If the target has itself been merged, that merge must be undone first; otherwise, votes would be left behind in
  // the third idea.
  if (target.status === 'merged') throw new Refusal('idea_merged');
  await beginUnmerge(transaction, creatorId, id, merge).catch(refuseWhenFull);
  await moveFirstSlice(transaction, creatorId, id, { ...merge, is_undone: true });
  return merge.board_id;
}

import type { Idea } from '@upnext/contract/boards/ideas';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { announceChange } from '../chart/announce-change.ts';
import { readPlace } from '../chart/read-place.ts';
import { tryScheduleExplore } from '../explore/schedule-explore.ts';
import { moveFirstSlice } from './settle-merge.ts';
import { beginMerge, isSettling, lockIdeas } from './sql.ts';

/**
 * Takes the idea off the chart and copies its votes to the target; an account that voted for both counts once. A job
 * copies the votes beyond the first slice.
 */
export async function mergeIdea(context: Context, creatorId: number, id: number, into: number): Promise<Idea> {
  const { boardId, merged } = await context.db.transaction().execute(async (transaction) => {
    const both = [id, into];
    const locked = await lockIdeas(transaction, creatorId, both);
    const idea = locked.find((one) => one.id === id);
    const target = locked.find((one) => one.id === into);
    if (!idea || !target || idea === target || idea.board_id !== target.board_id) throw new Refusal('idea_not_found');
    const { status } = idea;
    if (status === 'deleted' || status === 'rejected') throw new Refusal('idea_not_found');
    if (idea.open_rounds > 0) throw new Refusal('idea_in_round');
    if (status === 'merged' || target.status === 'merged') throw new Refusal('idea_merged');
    if (status === 'closed' || target.status === 'closed') throw new Refusal('voting_ended');
    if (target.status !== 'approved') throw new Refusal('idea_not_found');
    // Votes that are still being moved would be missed or copied twice.
    if (await isSettling(transaction, creatorId, both)) throw new Refusal('merge_in_progress');
    await beginMerge(transaction, creatorId, { ...idea, status }, into);
    await moveFirstSlice(transaction, creatorId, id, { target_id: into, is_undone: false });
    return { boardId: idea.board_id, merged: await readPlace(transaction, creatorId, into) };
  });
  announceChange(context, creatorId, boardId);
  await tryScheduleExplore(context);
  return merged;
}

import type { Idea } from '@upnext/contract/ideas';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { inTransaction } from '../../platform/postgres/in-transaction.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { announceChange } from '../chart/announce-change.ts';
import { readPlace } from '../chart/read-place.ts';
import { exploreSoon } from '../explore/schedule-explore.ts';
import { carryOn } from './settle-merge.ts';
import { beginMerge, lockBoard, lockIdeas } from './sql.ts';

/** The idea leaves the chart, and whoever voted for it counts, once, for the other. What does not fit into this call is a job's. */
export async function mergeIdea(context: Context, creatorId: number, id: number, into: number): Promise<Idea> {
  const boardId = await inTransaction(context.pool, async (client) => {
    const both = [id, into];
    const locked = await runNamed(client, lockIdeas, [creatorId, both]);
    const idea = locked.find((one) => one.id === id);
    const target = locked.find((one) => one.id === into);
    if (!idea || !target || idea === target || idea.board_id !== target.board_id || idea.status === 'deleted')
      throw new Refusal('idea_not_found');
    if (idea.status === 'merged' || target.status === 'merged') throw new Refusal('idea_merged');
    if (idea.status === 'closed' || target.status === 'closed') throw new Refusal('voting_ended');
    if (target.status !== 'approved') throw new Refusal('idea_not_found');
    // Votes that are still on their way to or from one of them would be missed, or carried twice.
    const [board] = await runNamed(client, lockBoard, [creatorId, idea.board_id, both]);
    if (!board?.is_settled) throw new Refusal('merge_under_way');
    await runNamed(client, beginMerge, [creatorId, id, into, idea.board_id, idea.status, idea.votes]);
    await carryOn(client, creatorId, id, { target_id: into, board_id: idea.board_id, is_undone: false });
    return idea.board_id;
  });
  announceChange(context, creatorId, boardId);
  await exploreSoon(context);
  return await readPlace(context, creatorId, into);
}

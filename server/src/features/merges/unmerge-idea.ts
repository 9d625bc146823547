import type { Idea } from '@upnext/contract/ideas';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { inTransaction } from '../../platform/postgres/in-transaction.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import { announceChange } from '../chart/announce-change.ts';
import { readPlace } from '../chart/read-place.ts';
import { exploreSoon } from '../explore/schedule-explore.ts';
import { carryOn } from './settle-merge.ts';
import { beginUnmerge, findMerge, lockBoard, lockIdeas } from './sql.ts';

/** The idea is what it was, with the votes it had; the other keeps those that are its own. */
export async function unmergeIdea(context: Context, creatorId: number, id: number): Promise<Idea> {
  const boardId = await begin(context, creatorId, id);
  announceChange(context, creatorId, boardId);
  await exploreSoon(context);
  return await readPlace(context, creatorId, id);
}

async function begin({ pool }: Context, creatorId: number, id: number): Promise<number> {
  try {
    return await inTransaction(pool, async (client) => {
      const [asked] = await runNamed(client, findMerge, [creatorId, id]);
      if (!asked) throw new Refusal('idea_not_found');
      const locked = await runNamed(client, lockIdeas, [creatorId, [id, asked.target_id]]);
      // Behind the locks again: somebody else may have been here.
      const [merge] = await runNamed(client, findMerge, [creatorId, id]);
      const idea = locked.find((one) => one.id === id);
      const target = locked.find((one) => one.id === merge?.target_id);
      if (!merge || !idea || !target || target.status === 'deleted') throw new Refusal('idea_not_found');
      if (merge.is_undone) throw new Refusal('merge_under_way');
      // What was merged last is taken out first: else votes would stay behind in the third.
      if (target.status === 'merged') throw new Refusal('idea_merged');
      await runNamed(client, lockBoard, [creatorId, merge.board_id, []]);
      await runNamed(client, beginUnmerge, [
        creatorId,
        id,
        merge.target_id,
        merge.board_id,
        merge.status_before,
        idea.votes,
      ]);
      await carryOn(client, creatorId, id, { ...merge, is_undone: true });
      return merge.board_id;
    });
  } catch (error) {
    const constraint = violatedConstraint(error);
    if (constraint === 'boards_idea_count_check') throw new Refusal('board_full');
    if (constraint === 'boards_pending_count_check') throw new Refusal('suggestions_full');
    throw error;
  }
}

import type { Idea } from '@upnext/contract/ideas';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import { announceChange } from '../chart/announce-change.ts';
import { readPlace } from '../chart/read-place.ts';
import { exploreSoon } from '../explore/schedule-explore.ts';
import { approvePending, findArchived } from './sql.ts';

export async function approveSuggestion(context: Context, creatorId: number, id: number): Promise<Idea> {
  const [approved] = await approve(context, creatorId, id);
  if (!approved) {
    const isArchived = (await runNamed(context.pool, findArchived, [creatorId, id])).length > 0;
    throw new Refusal(isArchived ? 'board_archived' : 'idea_not_found');
  }
  announceChange(context, creatorId, approved.board_id);
  await exploreSoon(context);
  return await readPlace(context, creatorId, id);
}

async function approve(context: Context, creatorId: number, id: number) {
  try {
    return await runNamed(context.pool, approvePending, [creatorId, id]);
  } catch (error) {
    if (violatedConstraint(error) === 'boards_idea_count_check') throw new Refusal('board_full');
    throw error;
  }
}

import type { Idea } from '@upnext/contract/ideas';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import { announceChange } from '../chart/announce-change.ts';
import { readPlace } from '../chart/read-place.ts';
import { scheduleExplore } from '../explore/schedule-explore.ts';
import { approvePending } from './sql.ts';

export async function approveSuggestion(context: Context, actor: Actor, id: number): Promise<Idea> {
  const [approved] = await approve(context, actor, id);
  if (!approved) throw new Refusal('idea_not_found');
  announceChange(context, actor.accountId, approved.board_id);
  await scheduleExplore(context.db);
  return await readPlace(context, actor.accountId, id);
}

async function approve(context: Context, actor: Actor, id: number) {
  try {
    return await runNamed(context.pool, approvePending, [actor.accountId, id]);
  } catch (error) {
    if (violatedConstraint(error) === 'boards_idea_count_check') throw new Refusal('board_full');
    throw error;
  }
}

import type { Idea } from '@upnext/contract/boards/ideas';

import type { Context } from '../../context.ts';
import { resumeNotifications } from '../../notifications/announce-notification.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { announceChange } from '../chart/announce-change.ts';
import { refuseWhenFull } from '../chart/change-board.ts';
import { readPlace } from '../chart/read-place.ts';
import { tryScheduleExplore } from '../explore/schedule-explore.ts';
import { restoreRetired } from './sql.ts';

/** Undoes a deletion: the idea returns with its votes, to the place that they give it now. */
export async function restoreIdea(context: Context, creatorId: number, id: number): Promise<Idea> {
  const { boardId, idea } = await context.db.transaction().execute(async (transaction) => {
    const restored = await restoreRetired(transaction, creatorId, id).catch(refuseWhenFull);
    if (!restored) throw new Refusal('idea_not_found');
    await resumeNotifications(transaction, creatorId, id);
    return { boardId: restored.board_id, idea: await readPlace(transaction, creatorId, id) };
  });
  announceChange(context, creatorId, boardId);
  await tryScheduleExplore(context);
  return idea;
}

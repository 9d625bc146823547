import type { Idea } from '@upnext/contract/boards/ideas';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { announceChange } from '../chart/announce-change.ts';
import { refuseWhenFull } from '../chart/change-board.ts';
import { readPlace } from '../chart/read-place.ts';
import { tryScheduleExplore } from '../explore/schedule-explore.ts';
import { approvePending, isOnArchivedBoard } from './sql.ts';

export async function approveSuggestion(context: Context, creatorId: number, id: number): Promise<Idea> {
  const approved = await approvePending(context.db, creatorId, id).catch(refuseWhenFull);
  if (!approved) {
    const isArchived = await isOnArchivedBoard(context.db, creatorId, id);
    throw new Refusal(isArchived ? 'board_archived' : 'idea_not_found');
  }
  announceChange(context, creatorId, approved.board_id);
  await tryScheduleExplore(context);
  return await readPlace(context, creatorId, id);
}

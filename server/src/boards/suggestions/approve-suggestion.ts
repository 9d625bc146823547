import type { Idea } from '@upnext/contract/boards/ideas';
import type { Language } from '@upnext/contract/language';

import type { Context } from '../../context.ts';
import { announceNotification } from '../../notifications/announce-notification.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { labelOf } from '../boards/read-board.ts';
import { announceChange } from '../chart/announce-change.ts';
import { refuseWhenFull } from '../chart/change-board.ts';
import { readPlace } from '../chart/read-place.ts';
import { tryScheduleExplore } from '../explore/schedule-explore.ts';
import { approvePending, isOnArchivedBoard } from './sql.ts';

/** Publishes the suggestion and notifies the fan who made it. */
export async function approveSuggestion(
  context: Context,
  creatorId: number,
  id: number,
  language: Language,
): Promise<Idea> {
  const { boardId, idea } = await context.db.transaction().execute(async (transaction) => {
    const approved = await approvePending(transaction, creatorId, id).catch(refuseWhenFull);
    if (!approved) {
      const isArchived = await isOnArchivedBoard(transaction, creatorId, id);
      throw new Refusal(isArchived ? 'board_archived' : 'idea_not_found');
    }
    const payload = { ideaId: id, ...labelOf(approved), title: approved.title };
    await announceNotification(transaction, { kind: 'suggestion-approved', about: id, creatorId, payload, language });
    return { boardId: approved.board_id, idea: await readPlace(transaction, creatorId, id) };
  });
  announceChange(context, creatorId, boardId);
  await tryScheduleExplore(context);
  return idea;
}

import type { Idea } from '@upnext/contract/boards/ideas';
import type { RejectionReason } from '@upnext/contract/idea-fields';
import type { Language } from '@upnext/contract/language';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { refuseWhenFull } from '../chart/change-board.ts';
import { readPlace } from '../chart/read-place.ts';
import { rejectPending, restoreRejected } from './sql.ts';

/** Hides the suggestion immediately; a job deletes it after the undo period. */
export async function rejectSuggestion(
  context: Context,
  creatorId: number,
  id: number,
  reason: RejectionReason,
  language: Language,
): Promise<void> {
  const isRejected = await rejectPending(context.db, creatorId, id, { reason, language });
  if (!isRejected) throw new Refusal('idea_not_found');
}

export async function restoreSuggestion(context: Context, creatorId: number, id: number): Promise<Idea> {
  return await context.db.transaction().execute(async (transaction) => {
    const isRestored = await restoreRejected(transaction, creatorId, id).catch(refuseWhenFull);
    if (!isRestored) throw new Refusal('idea_not_found');
    return await readPlace(transaction, creatorId, id);
  });
}

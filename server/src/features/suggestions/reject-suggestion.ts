import type { Idea } from '@upnext/contract/ideas';
import type { Language } from '@upnext/contract/language';
import type { RejectionReason } from '@upnext/contract/suggestions';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { violatedConstraint } from '../../platform/postgres/read-failure.ts';
import { readPlace } from '../chart/read-place.ts';
import { rejectPending, restoreRejected } from './sql.ts';

/** Gone from every page at once, and from the database when the time to take it back has passed. */
export async function rejectSuggestion(
  context: Context,
  creatorId: number,
  id: number,
  reason: RejectionReason,
  language: Language,
): Promise<void> {
  const [rejected] = await runNamed(context.pool, rejectPending, [creatorId, id, reason, language]);
  if (!rejected) throw new Refusal('idea_not_found');
}

export async function restoreSuggestion(context: Context, creatorId: number, id: number): Promise<Idea> {
  const [restored] = await restore(context, creatorId, id);
  if (!restored) throw new Refusal('idea_not_found');
  return await readPlace(context, creatorId, id);
}

async function restore(context: Context, creatorId: number, id: number) {
  try {
    return await runNamed(context.pool, restoreRejected, [creatorId, id]);
  } catch (error) {
    if (violatedConstraint(error) === 'boards_pending_count_check') throw new Refusal('suggestions_full');
    throw error;
  }
}

import type { Transaction } from 'kysely';

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Tables } from '../../tables.ts';
import { announceChange } from '../chart/announce-change.ts';
import { withdrawMade } from './finish-deletion.ts';
import { refuseChange } from './refuse-change.ts';
import { retireIdea } from './sql.ts';

/** Hides the idea immediately. A job removes it after the undo period. */
export async function deleteIdea(context: Context, creatorId: number, id: number): Promise<void> {
  const gone = await retireIdea(context.db, creatorId, id, 'undoable');
  if (!gone) throw await refuseChange(context.db, creatorId, id);
  announceChange(context, creatorId, gone.board_id);
}

/**
 * Deletes the idea for good in the caller's transaction. Returns its board, to announce the change after the commit.
 */
export async function deleteForGood(transaction: Transaction<Tables>, creatorId: number, id: number): Promise<number> {
  const gone = await retireIdea(transaction, creatorId, id, 'final');
  if (!gone) throw new Refusal('idea_not_found');
  await withdrawMade(transaction, creatorId, id);
  return gone.board_id;
}

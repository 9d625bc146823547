import type { Transaction } from 'kysely';

import type { Context } from '../../context.ts';
import { withdrawNotification } from '../../notifications/announce-notification.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Tables } from '../../tables.ts';
import { announceChange } from '../chart/announce-change.ts';
import { retireIdea } from './sql.ts';

export async function deleteIdea(context: Context, creatorId: number, id: number): Promise<void> {
  const boardId = await context.db.transaction().execute((transaction) => deleteIdeaIn(transaction, creatorId, id));
  announceChange(context, creatorId, boardId);
}

/** Deletes the idea in the caller's transaction. Returns its board, to announce the change after the commit. */
export async function deleteIdeaIn(transaction: Transaction<Tables>, creatorId: number, id: number): Promise<number> {
  const gone = await retireIdea(transaction, creatorId, id);
  if (!gone) throw new Refusal('idea_not_found');
  await withdrawNotification(transaction, { kind: 'idea-made', about: id, creatorId });
  return gone.board_id;
}

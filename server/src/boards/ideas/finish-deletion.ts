import type { Kysely, Transaction } from 'kysely';

import { withdrawNotification } from '../../notifications/announce-notification.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Tables } from '../../tables.ts';
import { finishRetired } from './sql.ts';

/** Runs when the undo period is over. Does nothing if the idea was restored. */
export async function finishDeletion(db: Kysely<Tables>, creatorId: number, ideaId: number): Promise<void> {
  await db.transaction().execute((transaction) => finishDeletionIn(transaction, creatorId, ideaId));
}

/** Makes a deletion final in the caller's transaction. Returns whether it could still be undone before. */
export async function finishDeletionIn(
  transaction: Transaction<Tables>,
  creatorId: number,
  ideaId: number,
): Promise<boolean> {
  if (!(await finishRetired(transaction, creatorId, ideaId))) return false;
  await addJob(transaction, 'remove-idea', { payload: { creatorId, ideaId }, delaySeconds: 10 });
  await withdrawMade(transaction, creatorId, ideaId);
  return true;
}

/** A deletion that can be undone doesn't withdraw the notification: its emails would be lost. */
export async function withdrawMade(db: Transaction<Tables>, creatorId: number, ideaId: number): Promise<void> {
  await withdrawNotification(db, { kind: 'idea-made', about: ideaId, creatorId });
}

import { RejectionReason } from '@upnext/contract/idea-fields';
import { Language } from '@upnext/contract/language';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';

import { announceNotification } from '../../notifications/announce-notification.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Tables } from '../../tables.ts';
import { labelOf } from '../boards/read-board.ts';
import { retireRejected } from './sql.ts';

const Rejection = z.object({ creatorId: z.int(), ideaId: z.int(), reason: RejectionReason, language: Language });

/** Runs when the undo period is over: deletes the suggestion and notifies the fan who made it of the reason. */
export async function finishRejection(db: Kysely<Tables>, payload: unknown): Promise<void> {
  const { creatorId, ideaId, reason, language } = Rejection.parse(payload);
  await db.transaction().execute(async (transaction) => {
    const gone = await retireRejected(transaction, creatorId, ideaId);
    if (!gone) return;
    await addJob(transaction, 'remove-idea', { payload: { creatorId, ideaId }, delaySeconds: 10 });
    const told = { fanId: gone.suggested_by, ...labelOf(gone), title: gone.title, reason };
    await announceNotification(transaction, {
      kind: 'suggestion-rejected',
      about: ideaId,
      creatorId,
      payload: told,
      language,
    });
  });
}

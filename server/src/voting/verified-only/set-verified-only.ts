import type { BoardKey } from '../../boards/chart/change-board.ts';
import type { Context } from '../../context.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import type { Decider } from '../vote-checks/settle-votes.ts';
import { updateVerifiedOnly } from './sql.ts';

/** Votes that began before the change may be stored after it, but not later than this. */
const secondRunSeconds = 10;

/**
 * Sets whether only votes of verified accounts count. Jobs move the existing votes: one at once, and a second one for the
 * votes that were being cast meanwhile.
 */
export async function setVerifiedOnly(
  { db }: Pick<Context, 'db'>,
  { creatorId, boardId }: BoardKey,
  verifiedOnly: boolean,
  by: Decider,
): Promise<{ verifiedOnly: boolean }> {
  return await db.transaction().execute(async (transaction) => {
    await updateVerifiedOnly(transaction, { creatorId, boardId }, verifiedOnly);
    for (const delaySeconds of [0, secondRunSeconds])
      await addJob(transaction, 'apply-verified-only', { payload: { creatorId, boardId, ...by }, delaySeconds });
    return { verifiedOnly };
  });
}

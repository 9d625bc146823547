import type { CheckDecision } from '@upnext/contract/voting/vote-checks';

import { lockBoard } from '../../boards/chart/change-board.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addJob } from '../../platform/jobs/add-job.ts';
import { runIn } from '../../platform/postgres/named-query.ts';
import type { VoteCheckState } from '../../tables.ts';
import { logChange, type LoggedChange } from './log-change.ts';
import type { Decider } from './settle-votes.ts';
import { selectCheck, updateCheck, type CheckKey, type CheckRow } from './sql.ts';

type Step = { from: readonly VoteCheckState[]; to: VoteCheckState; change: LoggedChange['change'] };

const steps: Record<CheckDecision, Step> = {
  count: { from: ['held'], to: 'counted', change: 'counted' },
  remove: { from: ['held'], to: 'removed', change: 'removed' },
  undo: { from: ['counted', 'removed'], to: 'held', change: 'undone' },
};

/**
 * Stores a decision about a check, its log entry and the job that moves the votes, in one transaction. A repeated
 * decision changes nothing. Of two different decisions at the same time, the second is refused.
 */
export async function decideCheck(
  { db }: Pick<Context, 'db'>,
  key: CheckKey,
  decision: CheckDecision,
  by: Decider,
): Promise<CheckRow> {
  const { from, to, change } = steps[decision];
  const { creatorId, boardId, checkId } = key;
  return await db.transaction().execute(async (transaction) => {
    await lockBoard(transaction, key);
    if (await updateCheck(transaction, key, from, to)) {
      // The job logs the number of votes as it moves them.
      await logChange(transaction, { creatorId, boardId, checkId, change, ...by, votes: 0 });
      await addJob(transaction, 'settle-vote-check', { payload: { ...key, ...by } });
    }
    const [check] = await runIn(transaction, selectCheck, [creatorId, boardId, checkId]);
    if (!check) throw new Refusal('check_not_found');
    if (check.state !== to) throw new Refusal('check_decided');
    return check;
  });
}

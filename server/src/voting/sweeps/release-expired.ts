import { Refusal } from '../../platform/http/refusal.ts';
import { decideCheck } from '../vote-checks/decide-check.ts';
import { settleCheck } from '../vote-checks/settle-check.ts';
import type { SweepContext } from './sweep-context.ts';

const by = { madeBy: 'detector', accountId: null } as const;

/**
 * Counts the votes of provisional holds that the creator has not decided in time. Those that are held for another reason,
 * such as a setting of the board, stay held.
 */
export async function releaseExpired(context: SweepContext, now: Date): Promise<void> {
  const expired = await context.db
    .selectFrom('vote_checks')
    .select(['creator_id as creatorId', 'board_id as boardId', 'id as checkId'])
    .where('state', '=', 'held')
    .where('releases_at', '<=', now)
    .orderBy('releases_at')
    .execute();
  for (const key of expired) {
    try {
      await decideCheck(context, key, 'count', by);
    } catch (error) {
      // The creator has decided meanwhile.
      if (error instanceof Refusal) continue;
      throw error;
    }
    // The decision has added a job that does the same. It is there in case the process is killed.
    await settleCheck(context, { ...key, ...by });
  }
}

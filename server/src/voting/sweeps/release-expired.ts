import { lockBoard } from '../../boards/chart/change-board.ts';
import { moveVotes } from '../holds/move-votes.ts';
import { logChange } from '../vote-checks/log-change.ts';
import type { SweepContext } from './sweep-context.ts';

/** Counts the votes of provisional holds that the creator has not decided in time. */
export async function releaseExpired(context: SweepContext, now: Date): Promise<void> {
  const expired = await context.db
    .selectFrom('vote_checks')
    .select(['creator_id', 'board_id', 'id', 'idea_ids', 'account_ids'])
    .where('state', '=', 'held')
    .where('releases_at', '<=', now)
    .orderBy('releases_at')
    .execute();
  for (const { creator_id: creatorId, board_id: boardId, id, idea_ids: ideaIds, account_ids: accountIds } of expired) {
    // Before the check is closed: if the process is killed in between, the next sweep continues.
    for (const ideaId of ideaIds) await moveVotes(context, { creatorId, ideaId, accountIds }, ['held'], 'counted');
    await context.db.transaction().execute(async (transaction) => {
      await lockBoard(transaction, { creatorId, boardId });
      const { numUpdatedRows } = await transaction
        .updateTable('vote_checks')
        .set({ state: 'counted' })
        .where('creator_id', '=', creatorId)
        .where('board_id', '=', boardId)
        .where('id', '=', id)
        .where('state', '=', 'held')
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      const votes = accountIds.length * ideaIds.length;
      const logged = { creatorId, boardId, checkId: id, accountId: null, votes };
      await logChange(transaction, { ...logged, change: 'counted', madeBy: 'detector' });
    });
  }
}

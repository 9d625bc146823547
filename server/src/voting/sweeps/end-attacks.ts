import { quietMinutes, unconfirmedMinutes } from '../detectors/thresholds.ts';
import { moveVotes } from '../holds/move-votes.ts';
import { forgetWithdrawn } from '../vote-checks/forget-withdrawn.ts';
import { endAttack, selectAttacks, selectUnconfirmed } from './sql.ts';
import type { SweepContext } from './sweep-context.ts';

type Attack = {
  creator_id: number;
  board_id: number;
  idea_id: number;
  verified_only: boolean;
  last_vote_at: Date;
};

/**
 * Ends the attacks without further suspicious votes. Votes that were held only because of an attack count again when it
 * ends, or earlier, when no detector has found them for ten minutes.
 */
export async function endAttacks(context: SweepContext, now: Date): Promise<void> {
  const { rows } = await context.pool.query<Attack>(selectAttacks);
  for (const { creator_id: creatorId, board_id: boardId, idea_id: ideaId, ...attack } of rows) {
    const isOver = now.getTime() - attack.last_vote_at.getTime() > quietMinutes * 60_000;
    // First, because votes that arrive meanwhile must not start held.
    if (isOver) await context.pool.query(endAttack, [creatorId, ideaId]);
    // On this board, unverified votes stay held anyway.
    if (attack.verified_only) continue;
    const before = isOver ? null : new Date(now.getTime() - unconfirmedMinutes * 60_000);
    const { rows: votes } = await context.pool.query<{ account_id: number }>(selectUnconfirmed, [
      creatorId,
      ideaId,
      before,
      boardId,
    ]);
    const accountIds = votes.map(({ account_id: id }) => id);
    await moveVotes(context, { creatorId, ideaId, accountIds }, ['held'], 'counted');
    if (isOver) await forgetWithdrawn(context.db, { creatorId, boardId }, ideaId);
  }
}

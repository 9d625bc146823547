import type { AuthorizedBoard } from '../../boards/boards/require-right.ts';
import { announceChange } from '../../boards/chart/announce-change.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { releaseCandidates } from '../round-steps/change-candidates.ts';
import { setState } from '../round-steps/schedule-round.ts';
import { lockAndChange } from './change-round.ts';
import { forgetSources, hasVotes } from './change-sql.ts';

/** Cancels a round that nobody has voted in. */
export async function cancelRound(context: Context, board: AuthorizedBoard, number: number): Promise<void> {
  await context.db.transaction().execute((transaction) =>
    lockAndChange(transaction, board, number, async (_, round) => {
      const key = { creatorId: board.creatorId, roundId: round.id };
      const isUnused = round.state === 'scheduled' || (round.state === 'open' && !(await hasVotes(transaction, key)));
      if (!isUnused) throw new Refusal('round_has_votes');
      await setState(transaction, key, 'cancelled');
      if (round.state === 'open') await releaseCandidates(transaction, key);
      await forgetSources(transaction, key);
    }),
  );
  announceChange(context, board.creatorId, board.boardId);
}

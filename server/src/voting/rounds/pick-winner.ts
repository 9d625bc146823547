import type { Round } from '@upnext/contract/voting/round-fields';

import type { AuthorizedBoard } from '../../boards/boards/require-right.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runIn } from '../../platform/postgres/named-query.ts';
import { findWinner } from '../round-steps/find-winner.ts';
import { selectCandidates } from '../round-steps/select-candidates.ts';
import { changeRound } from './change-round.ts';
import { setPick } from './change-sql.ts';

/** Records the creator's choice, once, from a tie or from the first three places. */
export async function pickWinner(
  context: Context,
  board: AuthorizedBoard,
  number: number,
  ideaId: number,
): Promise<Round> {
  return await changeRound(context, board, number, async (transaction, round) => {
    if (round.state !== 'final' || round.winner_id !== null) throw new Refusal('winner_not_pickable');
    const candidates = await runIn(transaction, selectCandidates, [board.creatorId, round.id]);
    const { pickable } = findWinner(candidates, round.pick_from);
    if (!pickable.includes(ideaId)) throw new Refusal('winner_not_pickable');
    await setPick(transaction, { creatorId: board.creatorId, roundId: round.id }, ideaId);
  });
}

import type { Round } from '@upnext/contract/voting/round-fields';

import type { AuthorizedBoard } from '../../boards/boards/require-right.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { scheduleRound } from '../round-steps/schedule-round.ts';
import { changeRound } from './change-round.ts';
import { moveClose } from './change-sql.ts';
import { requireClose } from './require-close.ts';

/** Moves the close of an open round to a later time. A round never closes earlier than announced. */
export async function extendRound(
  context: Context,
  board: AuthorizedBoard,
  number: number,
  closesAt: string,
): Promise<Round> {
  const moment = new Date(closesAt);
  return await changeRound(context, board, number, async (transaction, round) => {
    if (round.state === 'scheduled') throw new Refusal('round_not_open');
    if (round.state !== 'open' || round.is_over) throw new Refusal('round_closed');
    requireClose(moment.getTime(), round.closes_at.getTime());
    const key = { creatorId: board.creatorId, roundId: round.id };
    await moveClose(transaction, key, moment);
    await scheduleRound(transaction, key);
  });
}

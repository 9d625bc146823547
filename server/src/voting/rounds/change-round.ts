import type { Round } from '@upnext/contract/voting/round-fields';
import type { Transaction } from 'kysely';

import type { AuthorizedBoard } from '../../boards/boards/require-right.ts';
import { announceChange } from '../../boards/chart/announce-change.ts';
import { changeBoard } from '../../boards/chart/change-board.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Tables } from '../../tables.ts';
import { lockRoundByNumber, type LockedRound } from '../round-steps/lock-round.ts';
import { findRoundBoard, readRoundIn } from './read-round.ts';

type Change = (transaction: Transaction<Tables>, round: LockedRound) => Promise<void>;

/** Locks a round, makes a change that its creator has asked for, and returns the changed round. */
export async function changeRound(
  context: Context,
  board: AuthorizedBoard,
  number: number,
  change: Change,
): Promise<Round> {
  const page = await findRoundBoard(context, board.handle);
  const round = await context.db.transaction().execute(async (transaction) => {
    await lockAndChange(transaction, board, number, change);
    return await readRoundIn(transaction, page, number);
  });
  announceChange(context, board.creatorId, board.boardId);
  return round;
}

export async function lockAndChange(
  transaction: Transaction<Tables>,
  board: AuthorizedBoard,
  number: number,
  change: Change,
): Promise<void> {
  const round = await lockRoundByNumber(transaction, board, number);
  if (!round) throw new Refusal('round_not_found');
  await change(transaction, round);
  await changeBoard(transaction, board);
}

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { AuthorizedBoard } from '../boards/require-right.ts';
import { allBoards, deleteBlock, insertBlock } from './sql.ts';

/**
 * Blocks a fan from suggesting ideas and deletes their pending suggestions: on all of the creator's boards if the owner
 * blocks the fan, only on this board if a team member does. The fan's votes are kept.
 */
export async function blockFan(
  { db }: Context,
  { creatorId, boardId, isOwn }: AuthorizedBoard,
  accountId: number,
): Promise<void> {
  if (!(await insertBlock(db, creatorId, accountId, isOwn ? allBoards : boardId))) throw new Refusal('fan_not_found');
}

export async function unblockFan({ db }: Context, board: AuthorizedBoard, accountId: number): Promise<void> {
  if (!(await deleteBlock(db, board.creatorId, accountId, managedBoards(board)))) throw new Refusal('fan_not_found');
}

/** The board ids of the blocks that the actor sees and may lift: those of the board, and for the owner also its own. */
export function managedBoards({ boardId, isOwn }: AuthorizedBoard): number[] {
  return isOwn ? [allBoards, boardId] : [boardId];
}

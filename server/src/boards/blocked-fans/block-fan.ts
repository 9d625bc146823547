import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { AuthorizedBoard } from '../boards/require-right.ts';
import { deleteBlock, insertBlock } from './sql.ts';

/**
 * Blocks a fan from suggesting on any of the creator's boards and deletes their pending suggestions: on all boards if
 * the owner blocks the fan, only on this board if a team member does. The fan's votes are kept.
 */
export async function blockFan(
  { db }: Context,
  { creatorId, boardId, isOwn }: AuthorizedBoard,
  accountId: number,
): Promise<void> {
  if (!(await insertBlock(db, creatorId, accountId, isOwn ? null : boardId))) throw new Refusal('fan_not_found');
}

export async function unblockFan({ db }: Context, creatorId: number, accountId: number): Promise<void> {
  if (!(await deleteBlock(db, creatorId, accountId))) throw new Refusal('fan_not_found');
}

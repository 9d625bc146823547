import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { HeldBoard } from '../boards/require-right.ts';
import { deleteBlock, insertBlock } from './sql.ts';

/**
 * The fan can't suggest anything more and their pending suggestions are deleted: on all boards, or where a team member
 * blocks them, on that board. Their votes stay.
 */
export async function blockFan(
  { db }: Context,
  { creatorId, boardId, isOwn }: HeldBoard,
  accountId: number,
): Promise<void> {
  if (!(await insertBlock(db, creatorId, accountId, isOwn ? null : boardId))) throw new Refusal('fan_not_found');
}

export async function unblockFan({ db }: Context, creatorId: number, accountId: number): Promise<void> {
  if (!(await deleteBlock(db, creatorId, accountId))) throw new Refusal('fan_not_found');
}

import type { Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import type { HeldBoard } from '../boards/require-right.ts';
import { deleteBlock, insertBlock } from './sql.ts';

/**
 * No more suggestions from this fan; what waits of theirs is deleted, and where a helper blocks them, what waits on that
 * helper's board. Votes are nobody's to take away.
 */
export async function blockFan(
  context: Context,
  { creatorId, boardId, isOwn }: HeldBoard,
  accountId: number,
): Promise<void> {
  const [fan] = await runNamed(context.pool, insertBlock, [creatorId, accountId, isOwn ? null : boardId]);
  if (!fan) throw new Refusal('fan_not_found');
}

export async function unblockFan(context: Context, creatorId: number, accountId: number): Promise<void> {
  const [fan] = await runNamed(context.pool, deleteBlock, [creatorId, accountId]);
  if (!fan) throw new Refusal('fan_not_found');
}

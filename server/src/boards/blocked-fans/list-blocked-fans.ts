import type { BlockedFan } from '@upnext/contract/boards/blocked-fans';

import type { Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import type { AuthorizedBoard } from '../boards/require-right.ts';
import { managedBoards } from './block-fan.ts';
import { selectBlocked } from './sql.ts';

export async function listBlockedFans(context: Context, board: AuthorizedBoard): Promise<BlockedFan[]> {
  const rows = await runNamed(context.pool, selectBlocked, [board.creatorId, managedBoards(board)]);
  return rows.map(({ id, username, blocked_at }) => ({ id, username, blockedAt: blocked_at.toISOString() }));
}

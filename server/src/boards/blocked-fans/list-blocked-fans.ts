import type { BlockedFan } from '@upnext/contract/boards/blocked-fans';

import type { Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { selectBlocked } from './sql.ts';

export async function listBlockedFans(context: Context, creatorId: number): Promise<BlockedFan[]> {
  const rows = await runNamed(context.pool, selectBlocked, [creatorId]);
  return rows.map(({ id, username, blocked_at }) => ({ id, username, blockedAt: blocked_at.toISOString() }));
}

import type { Session } from '@upnext/contract/identity/sessions';

import type { Actor, Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { selectSessionCount, selectSessions } from './sql.ts';

/** Lists an account's sessions. `current` is the current session's token hash. */
export async function listSessions(context: Context, actor: Actor, current?: Buffer): Promise<Session[]> {
  const rows = await runNamed(context.pool, selectSessions, [actor.accountId, current ?? null]);
  return rows.map((row) => ({
    id: row.id,
    browser: row.browser,
    system: row.system,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    isCurrent: row.is_current === true,
  }));
}

export async function countSessions({ pool }: Context, accountId: number): Promise<number> {
  const [row] = await runNamed(pool, selectSessionCount, [accountId]);
  return row?.count ?? 0;
}

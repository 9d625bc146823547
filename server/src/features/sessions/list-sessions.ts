import type { Session } from '@upnext/contract/sessions';
import type { FastifyRequest } from 'fastify';

import type { Actor, Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { sessionHashOf } from './session-cookie.ts';
import { selectSessions } from './sql.ts';

export async function listSessions(context: Context, request: FastifyRequest, actor: Actor): Promise<Session[]> {
  const rows = await runNamed(context.pool, selectSessions, [actor.accountId, sessionHashOf(context.config, request)]);
  return rows.map((row) => ({
    id: row.id,
    browser: row.browser,
    system: row.system,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    isCurrent: row.is_current,
  }));
}

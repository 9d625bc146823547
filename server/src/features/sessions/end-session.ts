import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { forgetSessions } from './forget-sessions.ts';
import { sessionHashOf } from './session-cookie.ts';
import { deleteSession } from './sql.ts';

/** Ends the session of this request, if there is one. */
export async function endSession(context: Context, request: FastifyRequest): Promise<void> {
  const hash = sessionHashOf(context.config, request);
  if (!hash) return;
  await runNamed(context.pool, deleteSession, [hash]);
  forgetSessions.byHash(context, hash);
}

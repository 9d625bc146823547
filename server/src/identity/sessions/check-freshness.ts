import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { sessionHashOf } from './session-cookie.ts';
import { findFreshSession } from './sql.ts';

/** Whether the session started within the last ten minutes. Such a recent login is accepted instead of a password. */
export async function checkFreshness(context: Context, request: FastifyRequest): Promise<boolean> {
  const hash = sessionHashOf(context.config, request);
  return hash !== undefined && (await runNamed(context.pool, findFreshSession, [hash])).length === 1;
}

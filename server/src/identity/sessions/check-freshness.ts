import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { sessionHashOf } from './session-cookie.ts';
import { findFreshSession } from './sql.ts';

/** Whether this session began within the last ten minutes: whoever holds it has just shown who they are. */
export async function checkFreshness(context: Context, request: FastifyRequest): Promise<boolean> {
  const hash = sessionHashOf(context.config, request);
  return hash !== undefined && (await runNamed(context.pool, findFreshSession, [hash])).length === 1;
}

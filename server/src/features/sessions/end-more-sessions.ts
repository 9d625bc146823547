import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { forgetSessions } from './forget-sessions.ts';
import { sessionHashOf } from './session-cookie.ts';
import { deleteAllSessions, deleteOneSession, deleteOtherSessions } from './sql.ts';

export async function endOneSession(context: Context, actor: Actor, id: string): Promise<void> {
  const [gone] = await runNamed(context.pool, deleteOneSession, [actor.accountId, id]);
  if (!gone) throw new Refusal('session_not_found');
  forgetSessions.byHash(context, gone.token_hash);
}

export async function endOtherSessions(context: Context, request: FastifyRequest, actor: Actor): Promise<void> {
  await runNamed(context.pool, deleteOtherSessions, [actor.accountId, sessionHashOf(context.config, request)]);
  forgetSessions.ofAccount(context, actor.accountId);
}

/** With the change that calls for it. Returns what must be called after the commit. */
export async function endAllSessions(
  context: Context,
  transaction: Transaction<Tables>,
  accountId: number,
): Promise<() => void> {
  await deleteAllSessions(transaction, accountId);
  return () => forgetSessions.ofAccount(context, accountId);
}

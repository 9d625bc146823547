import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import type { Tables } from '../../tables.ts';
import { invalidateSessions } from './invalidate-sessions.ts';
import { sessionHashOf } from './session-cookie.ts';
import { deleteAllSessions, deleteOneSession, deleteOtherSessions, deleteSession } from './sql.ts';

/** Ends the session of this request, if there is one. */
export async function endSession(context: Context, request: FastifyRequest): Promise<void> {
  const hash = sessionHashOf(context.config, request);
  if (!hash) return;
  await runNamed(context.pool, deleteSession, [hash]);
  invalidateSessions.byHash(context, hash);
}

export async function endOneSession(context: Context, actor: Actor, id: string): Promise<void> {
  const [gone] = await runNamed(context.pool, deleteOneSession, [actor.accountId, id]);
  if (!gone) throw new Refusal('session_not_found');
  invalidateSessions.byHash(context, gone.token_hash);
}

export async function endOtherSessions(context: Context, request: FastifyRequest, actor: Actor): Promise<void> {
  await runNamed(context.pool, deleteOtherSessions, [actor.accountId, sessionHashOf(context.config, request)]);
  invalidateSessions.ofAccount(context, actor.accountId);
}

/** Ends all of the account's sessions in the caller's transaction. Returns a callback to run after the commit. */
export async function endAllSessions(
  context: Context,
  transaction: Transaction<Tables>,
  accountId: number,
): Promise<() => void> {
  await deleteAllSessions(transaction, accountId);
  return () => invalidateSessions.ofAccount(context, accountId);
}

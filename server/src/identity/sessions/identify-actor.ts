import type { FastifyRequest } from 'fastify';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { sessionHashOf } from './session-cookie.ts';
import { findSession, touchSession } from './sql.ts';

/** Returns the account that makes the request, or undefined for a visitor. */
export async function viewer(context: Context, request: FastifyRequest): Promise<Actor | undefined> {
  const hash = sessionHashOf(context.config, request);
  if (!hash) return undefined;
  return await context.sessionCache.get(hash, async () => {
    const [found] = await runNamed(context.pool, findSession, [hash]);
    if (!found) return undefined;
    const { usedLongAgo, ...actor } = found;
    if (usedLongAgo) await runNamed(context.pool, touchSession, [hash]);
    return actor;
  });
}

export async function signedIn(context: Context, request: FastifyRequest): Promise<Actor> {
  const actor = await viewer(context, request);
  if (!actor) throw new Refusal('not_signed_in');
  return actor;
}

export async function creator(context: Context, request: FastifyRequest): Promise<Actor> {
  const actor = await signedIn(context, request);
  if (actor.role !== 'creator') throw new Refusal('creators_only');
  return actor;
}

export function anyone(): undefined {}

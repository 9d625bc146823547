import type { RateLimitName } from '@upnext/contract/limits';
import type { FastifyRequest } from 'fastify';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';

export async function takePoint(context: Context, name: RateLimitName, key: string): Promise<void> {
  const refused = await context.limiters[name].take(key);
  if (refused) throw new Refusal('too_many_requests', { retryAfterSeconds: refused.waitSeconds });
}

export function perAccount(name: RateLimitName) {
  return (context: Context, _request: FastifyRequest, actor: Actor) =>
    takePoint(context, name, String(actor.accountId));
}

export function unlimited(): void {}

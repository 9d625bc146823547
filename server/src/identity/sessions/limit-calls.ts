import type { RateLimitName } from '@upnext/contract/limits';
import type { FastifyRequest } from 'fastify';

import type { Actor, Context } from '../../context.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { addressPrefix } from '../../platform/http/request-facts.ts';

export async function takePoint(context: Context, name: RateLimitName, key: string): Promise<void> {
  const refused = await context.limiters[name].take(key);
  if (refused) throw new Refusal('too_many_requests', { retryAfterSeconds: refused.waitSeconds });
}

export function perAccount(name: RateLimitName) {
  return (context: Context, _request: FastifyRequest, actor: Actor) =>
    takePoint(context, name, String(actor.accountId));
}

export function perAddress(name: RateLimitName) {
  return (context: Context, request: FastifyRequest) => takePoint(context, name, addressPrefix(request.ip));
}

export function unlimited(): void {}

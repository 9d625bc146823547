import type { FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { browserIdOf } from './browser-cookie.ts';
import type { Origin } from './hash-origin.ts';

/**
 * Records where an account registers, logs in or loads its first page of the day. Call after the commit. Never fails and
 * doesn't delay the reply.
 */
export function recordOrigin(
  { config, originRecorder }: Context,
  request: FastifyRequest,
  accountId: number,
  registration?: Origin['registration'],
): void {
  const browserId = browserIdOf(config, request);
  originRecorder.record({ accountId, address: request.ip, browserId, registration, seenAt: new Date() });
}

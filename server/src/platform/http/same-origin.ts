import type { FastifyRequest } from 'fastify';

import { Refusal } from './refusal.ts';

/**
 * CSRF protection. Another site can't set X-Requested-With without a CORS preflight. Browsers also send Origin and
 * Sec-Fetch-Site, which must match if present; other clients don't send them.
 */
export function requireSameOrigin(request: FastifyRequest, origin: string): void {
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  if (
    headers['x-requested-with'] !== 'XMLHttpRequest' ||
    (headers.origin !== undefined && headers.origin !== origin) ||
    (site !== undefined && site !== 'same-origin')
  ) {
    throw new Refusal('cross_site');
  }
}

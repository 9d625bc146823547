import type { FastifyRequest } from 'fastify';

import { Refusal } from './refusal.ts';

/**
 * A page of another site can't set X-Requested-With without asking us first, and browsers say where a request comes
 * from. Programs without a browser send neither Origin nor Sec-Fetch-Site and are let through.
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

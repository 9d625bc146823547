import { randomBytes } from 'node:crypto';

import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../config.ts';
import { readCookie } from '../../platform/http/request-facts.ts';

/** The cookie is never renewed, so a browser has the same id for three days at most. */
const maxAgeSeconds = 72 * 60 * 60;

function cookieName(config: Config): string {
  return config.https ? '__Host-browser' : 'browser';
}

/**
 * The random id of the browser, which shows that many accounts were registered in one browser. Undefined if the request
 * has no such cookie.
 */
export function browserIdOf(config: Config, request: FastifyRequest): string | undefined {
  const id = readCookie(request, cookieName(config));
  return id !== undefined && /^[\w-]{22}$/.test(id) ? id : undefined;
}

/**
 * Gives the browser an id if it has none. Only for replies to POST requests: proxies don't cache a page that sets a
 * cookie.
 */
export function setBrowserCookie(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  if (browserIdOf(config, request) !== undefined) return;
  const options = { path: '/', sameSite: 'lax', secure: config.https, httpOnly: true, maxAge: maxAgeSeconds } as const;
  const value = randomBytes(16).toString('base64url');
  reply.header('set-cookie', stringifySetCookie({ ...options, name: cookieName(config), value }));
}

import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../config.ts';
import { readTokenHash } from '../../platform/http/token-cookie.ts';

/** A session ends 30 days after its last use and 180 days after its start, by the database's clock. */
export const idleDays = 30;
export const absoluteDays = 180;

const maxAgeSeconds = absoluteDays * 24 * 60 * 60;

function cookieName(config: Config): string {
  return config.https ? '__Host-session' : 'session';
}

/** The hash of the session token in a request. Only the browser has the token itself. */
export function sessionHashOf(config: Config, request: FastifyRequest): Buffer | undefined {
  return readTokenHash(request, cookieName(config));
}

export function setSessionCookie(config: Config, reply: FastifyReply, token: string): void {
  writeCookies(config, reply, token, '1', maxAgeSeconds);
}

export function clearSessionCookie(config: Config, reply: FastifyReply): void {
  writeCookies(config, reply, '', '', 0);
}

/** `signed_in` tells scripts in the browser whether there may be a session. The server never reads it. */
function writeCookies(config: Config, reply: FastifyReply, token: string, signedIn: string, maxAge: number): void {
  const options = { path: '/', sameSite: 'lax', secure: config.https, maxAge } as const;
  reply.header('set-cookie', [
    stringifySetCookie({ ...options, name: cookieName(config), value: token, httpOnly: true }),
    stringifySetCookie({ ...options, name: 'signed_in', value: signedIn }),
  ]);
}

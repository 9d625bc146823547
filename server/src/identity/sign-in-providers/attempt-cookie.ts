import { randomBytes } from 'node:crypto';

import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../config.ts';
import { readCookie } from '../../platform/http/request-facts.ts';
import { hashToken } from '../sessions/session-cookie.ts';

/**
 * Binds a sign-in attempt to the browser that started it. The cookie is SameSite=Strict, because only our own pages
 * send it.
 */
export function setAttemptCookie(config: Config, reply: FastifyReply): Buffer {
  const token = randomBytes(32).toString('base64url');
  writeCookie(config, reply, token, 600);
  return hashToken(token);
}

export function clearAttemptCookie(config: Config, reply: FastifyReply): void {
  writeCookie(config, reply, '', 0);
}

export function attemptHashOf(config: Config, request: FastifyRequest): Buffer | undefined {
  const token = readCookie(request, cookieName(config));
  return token === undefined || token.length !== 43 ? undefined : hashToken(token);
}

function cookieName(config: Config): string {
  return config.https ? '__Host-sign-in' : 'sign-in';
}

function writeCookie(config: Config, reply: FastifyReply, value: string, maxAge: number): void {
  const options = { path: '/', sameSite: 'strict', secure: config.https, httpOnly: true, maxAge } as const;
  reply.header('set-cookie', stringifySetCookie({ ...options, name: cookieName(config), value }));
}

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../config.ts';
import { readTokenHash, setTokenCookie } from '../../platform/http/token-cookie.ts';
import { hashToken, makeToken } from '../../platform/token.ts';

/** Binds a sign-in attempt to the browser that started it. */
export function setAttemptCookie(config: Config, reply: FastifyReply): Buffer {
  const token = makeToken();
  writeCookie(config, reply, token, 600);
  return hashToken(token);
}

export function clearAttemptCookie(config: Config, reply: FastifyReply): void {
  writeCookie(config, reply, '', 0);
}

export function attemptHashOf(config: Config, request: FastifyRequest): Buffer | undefined {
  return readTokenHash(request, cookieName(config));
}

function cookieName(config: Config): string {
  return config.https ? '__Host-sign-in' : 'sign-in';
}

function writeCookie(config: Config, reply: FastifyReply, value: string, maxAge: number): void {
  setTokenCookie(reply, { name: cookieName(config), value, maxAge, isSecure: config.https });
}

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../config.ts';
import { readTokenHash, setTokenCookie } from '../../platform/http/token-cookie.ts';
import { hashToken, makeToken } from '../../platform/token.ts';

/** Longer than a code is valid: the row's expiry decides, and choosing a username prolongs it. */
const maxAgeSeconds = 60 * 60;

export type CodeCookie = { token: string; tokenHash: Buffer };

export function makeCodeCookie(): CodeCookie {
  const token = makeToken();
  return { token, tokenHash: hashToken(token) };
}

/** Binds a code to the browser that asked for it, so that nobody can guess the code of another person's request. */
export function setCodeCookie(config: Config, reply: FastifyReply, { token }: CodeCookie): void {
  writeCookie(config, reply, token, maxAgeSeconds);
}

export function clearCodeCookie(config: Config, reply: FastifyReply): void {
  writeCookie(config, reply, '', 0);
}

export function codeTokenHashOf(config: Config, request: FastifyRequest): Buffer | undefined {
  return readTokenHash(request, cookieName(config));
}

function cookieName(config: Config): string {
  return config.https ? '__Host-email-code' : 'email-code';
}

function writeCookie(config: Config, reply: FastifyReply, value: string, maxAge: number): void {
  setTokenCookie(reply, { name: cookieName(config), value, maxAge, isSecure: config.https });
}

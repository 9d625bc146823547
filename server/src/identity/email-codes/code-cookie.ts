import { randomBytes } from 'node:crypto';

import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../config.ts';
import { readCookie } from '../../platform/http/request-facts.ts';
import { hashToken } from '../sessions/session-cookie.ts';

/** Longer than a code is valid: the row's expiry decides, and choosing a username prolongs it. */
const maxAgeSeconds = 60 * 60;

export type CodeCookie = { token: string; tokenHash: Buffer };

export function makeCodeCookie(): CodeCookie {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/**
 * Binds a code to the browser that asked for it, so that nobody can guess the code of another person's request. The
 * cookie is SameSite=Strict, because only our own pages send it.
 */
export function setCodeCookie(config: Config, reply: FastifyReply, { token }: CodeCookie): void {
  writeCookie(config, reply, token, maxAgeSeconds);
}

export function clearCodeCookie(config: Config, reply: FastifyReply): void {
  writeCookie(config, reply, '', 0);
}

export function codeTokenHashOf(config: Config, request: FastifyRequest): Buffer | undefined {
  const token = readCookie(request, cookieName(config));
  return token?.length === 43 ? hashToken(token) : undefined;
}

function cookieName(config: Config): string {
  return config.https ? '__Host-email-code' : 'email-code';
}

function writeCookie(config: Config, reply: FastifyReply, value: string, maxAge: number): void {
  const options = { path: '/', sameSite: 'strict', secure: config.https, httpOnly: true, maxAge } as const;
  reply.header('set-cookie', stringifySetCookie({ ...options, name: cookieName(config), value }));
}

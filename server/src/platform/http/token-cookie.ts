import { stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { hashToken, tokenLength } from '../token.ts';
import { readCookie } from './request-facts.ts';

/** The hash of the token in a cookie. Undefined without the cookie, or if its value can't be a token. */
export function readTokenHash(request: FastifyRequest, name: string): Buffer | undefined {
  const token = readCookie(request, name);
  return token?.length === tokenLength ? hashToken(token) : undefined;
}

type TokenCookie = { name: string; value: string; maxAge: number; isSecure: boolean };

/** Sets a cookie that is SameSite=Strict, because only our own pages send it. */
export function setTokenCookie(reply: FastifyReply, { isSecure, ...cookie }: TokenCookie): void {
  const options = { path: '/', sameSite: 'strict', secure: isSecure, httpOnly: true } as const;
  reply.header('set-cookie', stringifySetCookie({ ...options, ...cookie }));
}

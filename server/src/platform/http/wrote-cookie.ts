import { stringifySetCookie } from 'cookie';
import type { FastifyReply } from 'fastify';

/**
 * How long the caller's reads skip the caches after a write. nginx can serve a response for four seconds: one second
 * fresh, two seconds stale, and up to one second because it counts whole seconds. The response may be half a second old
 * when nginx stores it.
 */
const maxAgeSeconds = 5;

/** Tells nginx and the processes that this client must not get a cached response from before its write. */
export function sendWroteCookie(reply: FastifyReply, isSecure: boolean): void {
  const options = { path: '/', sameSite: 'lax', httpOnly: true, secure: isSecure, maxAge: maxAgeSeconds } as const;
  reply.header('set-cookie', stringifySetCookie({ ...options, name: 'wrote', value: '1' }));
}

export function hasWritten(cookies: string | undefined): boolean {
  return cookies !== undefined && /(?:^|;\s*)wrote=1(?:;|$)/.test(cookies);
}

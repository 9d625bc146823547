import { handleOf, splitHandle } from '@upnext/contract/boards/board-handle';
import { errorStatus } from '@upnext/contract/error';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { handleError } from '../../platform/http/error-handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { findForward } from './sql.ts';

/**
 * A 308 redirect is permanent, but a username can be changed back, so browsers may cache the redirect for only a
 * minute. Proxies may cache it for a second, so that it replaces the old response in their cache.
 */
const movedHeaders = { 'cache-control': 'public, max-age=60, s-maxage=1' };

/**
 * An error handler. If a resource (board, vote, suggestion, stream, share image) isn't found and the username in the
 * URL is a creator's former one, redirects to the current username. The lookup runs only on 404s.
 */
export function redirectFormerUsername(context: Context) {
  return async (problem: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const location = await newLocation(context, problem, request).catch(() => undefined);
    if (location !== undefined) return await reply.headers(movedHeaders).redirect(location, 308);
    handleError(problem, request, reply);
    return reply;
  };
}

async function newLocation(context: Context, error: unknown, request: FastifyRequest): Promise<string | undefined> {
  const params = request.params as Record<string, string>;
  const { username, slug } = splitHandle(params.username ?? '');
  const { url: route } = request.routeOptions;
  const isMissing = error instanceof Refusal && errorStatus[error.code] === 404;
  if (!isMissing || username === '' || route === undefined || username.includes('\0')) return undefined;
  const [found] = await runNamed(context.pool, findForward, [username]);
  if (!found) return undefined;
  const search = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
  const values: Record<string, string> = { ...params, username: handleOf(found.username, slug) };
  return route.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? '')) + search;
}

import { handleOf, splitHandle } from '@upnext/contract/boards/board-handle';
import { errorStatus } from '@upnext/contract/error';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Context } from '../../context.ts';
import { handleError } from '../../platform/http/error-handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { runNamed } from '../../platform/postgres/named-query.ts';
import { findForward } from './sql.ts';

/**
 * Moved for good, and the method stays what it was; but names can change back, so nobody keeps it for long. A cache in
 * between keeps it for a second: what it has of the old name must give way.
 */
const movedHeaders = { 'cache-control': 'public, max-age=60, s-maxage=1' };

/**
 * The last word on whatever went wrong: what was not found under a name that its creator gave up is found under the new
 * one. Boards, votes, suggestions, streams and share images alike; only what is missing pays for the question.
 */
export function handleMissingName(context: Context) {
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

import type { Endpoint, ReplyOf } from '@upnext/contract/endpoint';
import { repliesOf } from '@upnext/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Context } from './context.ts';
import { parseInput, type Input } from './platform/http/parse-input.ts';
import { requireSameOrigin } from './platform/http/same-origin.ts';
import { sendWroteCookie } from './platform/http/wrote-cookie.ts';

type Call<E extends Endpoint, A> = Input<E> & {
  context: Context;
  actor: A;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Authorization: returns the actor, or throws a Refusal. */
export type Guard<A> = (context: Context, request: FastifyRequest) => Promise<A> | A;

/** Rate limit: throws a Refusal when it is exceeded. */
export type Limit<A> = (context: Context, request: FastifyRequest, actor: A) => Promise<void> | void;

export type Route<E extends Endpoint = Endpoint> = {
  endpoint: E;
  mount: (app: FastifyInstance, context: Context) => void;
};

/** A `verb` without a reply body may return nothing; a `verb` that sends the reply itself returns the reply object. */
type Result<E extends Endpoint> = (ReplyOf<E> extends undefined ? void : ReplyOf<E>) | FastifyReply;

/**
 * Creates the route of an endpoint. Each request passes through: same-origin check → guard → rate limit → validation →
 * verb → reply.
 */
export function route<E extends Endpoint, A>(
  endpoint: E,
  who: Guard<A>,
  limit: Limit<A>,
  verb: (call: Call<E, A>) => Promise<Result<E>>,
): Route<E> {
  // Votes don't send the cookie: many voters at once must not bypass the caches, and the count may lag by a second.
  const isVote = (endpoint.method === 'POST' && endpoint.path.endsWith('/vote')) || endpoint.path.endsWith('/ballot');
  const isOwnWrite = endpoint.method !== 'GET' && !isVote;
  return {
    endpoint,
    mount(app, context) {
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        schema: describe(endpoint),
        handler: async (request, reply) => {
          if (endpoint.method !== 'GET') requireSameOrigin(request, context.config.origin);
          const actor = await who(context, request);
          await limit(context, request, actor);
          const input = parseInput(endpoint, request);
          const result = await verb({ ...input, context, actor, request, reply });
          // `verb` has already sent the reply.
          if (result === reply) return reply;
          if (isOwnWrite && actor !== undefined) sendWroteCookie(reply, context.config.https);
          reply.status(endpoint.status);
          return result;
        },
      });
    },
  };
}

/** For the API documentation only: `parseInput` does the validation. */
function describe(endpoint: Endpoint): Record<string, unknown> {
  const { summary, params, query, body } = endpoint;
  return {
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: repliesOf(endpoint),
  };
}

import type { Endpoint, ReplyOf } from '@upnext/contract/endpoint';
import { repliesOf } from '@upnext/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Context } from './context.ts';
import { parseInput, type Input } from './platform/http/parse-input.ts';
import { requireSameOrigin } from './platform/http/same-origin.ts';

type Call<E extends Endpoint, A> = Input<E> & {
  context: Context;
  actor: A;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** Who may call: gives the actor, or refuses. */
export type Guard<A> = (context: Context, request: FastifyRequest) => Promise<A> | A;

/** How often: passes, or refuses. */
export type Limit<A> = (context: Context, request: FastifyRequest, actor: A) => Promise<void> | void;

export type Route<E extends Endpoint = Endpoint> = {
  promise: E;
  mount: (app: FastifyInstance, context: Context) => void;
};

/** A call that has nothing to say may return nothing; one that answers with kept bytes returns the reply. */
type Result<E extends Endpoint> = (ReplyOf<E> extends undefined ? void : ReplyOf<E>) | FastifyReply;

/** An endpoint of the contract and its chain: same origin → who → how often → valid → verb → reply. */
export function route<E extends Endpoint, A>(
  promise: E,
  who: Guard<A>,
  limit: Limit<A>,
  verb: (call: Call<E, A>) => Promise<Result<E>>,
): Route<E> {
  return {
    promise,
    mount(app, context) {
      app.route({
        method: promise.method,
        url: promise.path,
        schema: describe(promise),
        handler: async (request, reply) => {
          if (promise.method !== 'GET') requireSameOrigin(request, context.config.origin);
          const actor = await who(context, request);
          await limit(context, request, actor);
          const input = parseInput(promise, request);
          const result = await verb({ ...input, context, actor, request, reply });
          // A verb that kept its answer as bytes has sent it by itself.
          if (result === reply) return reply;
          reply.status(promise.status);
          return result;
        },
      });
    },
  };
}

/** For the API's page of documentation; validation is `parseInput`'s. */
function describe(promise: Endpoint): Record<string, unknown> {
  const { summary, params, query, body } = promise;
  return {
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: repliesOf(promise),
  };
}

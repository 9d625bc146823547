import type { IncomingMessage, Server, ServerResponse } from 'node:http';

import type { FastifyRequest } from 'fastify';

import { writeKept, type KeptBytes } from './kept-bytes.ts';
import { languageCookie } from './request-facts.ts';

/** What was kept, as long as nobody has to look whether it still holds. */
export type FindKept = () => KeptBytes | undefined;
export type QuickAnswers = ReturnType<typeof createQuickAnswers>;

type Count = (route: string, status: number, tookMs: number) => void;

const mostKnown = 1_000;
const longestFacts = 1_000;

/**
 * A crowd asks for the same few things. Whoever is answered with kept bytes leaves behind how they are found, and the next
 * who asks the same is answered before the framework has looked at the request: that would cost more than the answer.
 */
export function createQuickAnswers() {
  const known = new Map<string, { route: string; find: FindKept }>();

  function answer(request: IncomingMessage, response: ServerResponse, count: Count): boolean {
    if (request.method !== 'GET') return false;
    const startedAt = performance.now();
    const one = known.get(factsOf(request));
    const kept = one?.find();
    if (!one || !kept) return false;
    writeKept(request, response, kept);
    count(one.route, response.statusCode, performance.now() - startedAt);
    return true;
  }

  return {
    remember({ raw, routeOptions }: FastifyRequest, find: FindKept): void {
      const facts = factsOf(raw);
      if (known.has(facts) || facts.length > longestFacts) return;
      if (known.size >= mostKnown) known.clear();
      known.set(facts, { route: routeOptions.url ?? '', find });
    },

    /** Comes before whoever listens for requests now. */
    serveFirst(server: Server, count: Count): void {
      const others = server.listeners('request');
      server.removeAllListeners('request');
      server.on('request', (request, response) => {
        if (answer(request, response, count)) return;
        for (const other of others) other.call(server, request, response);
      });
    },
  };
}

/** All that may make a difference to kept bytes but for their encoding, and whether the reader has them. */
function factsOf({ url, headers }: IncomingMessage): string {
  return `${url}\n${languageCookie(headers.cookie) ?? ''}\n${headers['accept-language'] ?? ''}`;
}

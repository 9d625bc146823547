import type { FastifyReply, FastifyRequest } from 'fastify';

/** A response that is the same for every client. */
export type CachedResponse = { body: Buffer; etag: string; headers: Record<string, string> };

/** Sends the response, or 304 to a client that already has it. */
export function sendCached(request: FastifyRequest, reply: FastifyReply, response: CachedResponse): FastifyReply {
  const { body, etag, headers } = response;
  reply.headers({ ...headers, etag });
  return hasResponse(request, etag) ? reply.status(304).send() : reply.send(body);
}

/** Whether the client already has the response with this ETag. */
export function hasResponse(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known !== undefined && matches(known, etag);
}

/** Weak comparison: a proxy that compresses the response makes its ETag weak. */
function matches(known: string, etag: string): boolean {
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return known === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag));
}

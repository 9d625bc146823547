import type { FastifyInstance } from 'fastify';

/**
 * Accepts only JSON bodies. An empty body is treated as no body, because browsers send a Content-Type header even
 * without a body.
 */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
}

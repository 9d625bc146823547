import type { FastifyInstance } from 'fastify';

/** `look` returns warnings for the operator, and rejects if the database is unreachable. */
type Readiness = { draining: () => boolean; look: () => Promise<string[]> };

/**
 * /healthz succeeds while the process is alive. /readyz succeeds while it can serve requests and isn't shutting down.
 */
export function serveHealth(app: FastifyInstance, { draining, look }: Readiness): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (draining()) return await reply.status(503).send({ status: 'draining' });
    try {
      return { status: 'ok', warnings: await look() };
    } catch {
      return await reply.status(503).send({ status: 'database unreachable' });
    }
  });
}

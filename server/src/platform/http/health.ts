import type { FastifyInstance } from 'fastify';

/** `look` fails when the database is away, and tells what the operator should know. */
type Readiness = { draining: () => boolean; look: () => Promise<string[]> };

/** /healthz: the process is alive. /readyz: it can do its work and wants more of it. */
export function serveHealth(app: FastifyInstance, { draining, look }: Readiness): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (draining()) return await reply.status(503).send({ status: 'draining' });
    try {
      return { status: 'ok', warnings: await look() };
    } catch {
      return await reply.status(503).send({ status: 'database away' });
    }
  });
}

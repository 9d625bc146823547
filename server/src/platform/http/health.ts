import type { FastifyInstance } from 'fastify';

type Readiness = { draining: () => boolean; ping: () => Promise<unknown> };

/** /healthz: the process is alive. /readyz: it can do its work and wants more of it. */
export function serveHealth(app: FastifyInstance, { draining, ping }: Readiness): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (draining()) return await reply.status(503).send({ status: 'draining' });
    try {
      await ping();
      return { status: 'ok' };
    } catch {
      return await reply.status(503).send({ status: 'database away' });
    }
  });
}

/** The baseline for votes and pages: Fastify returning constants. */
import fastify from 'fastify';

const app = fastify();

app.get('/readyz', (_request, reply) => reply.send('ok'));
app.post('/api/creators/:username/ideas/:id/vote', (_request, reply) =>
  reply.send({ ideaId: 1234, votes: 56_789, version: 9_876 }),
);
app.get('/one-line', (_request, reply) =>
  reply.type('text/html').send('<!doctype html><title>One line</title><h1>Only this</h1>'),
);

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.on('SIGTERM', () => process.exit(0));

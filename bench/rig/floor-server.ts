/** The bare engine: Fastify answering constants, and nothing else. What the product is compared with. */
import fastify from 'fastify';

type Kept = { contentType: string; base64: string };

const app = fastify();
const kept = { json: answer(), html: answer() };

function answer(): { contentType: string; body: Buffer } {
  return { contentType: '', body: Buffer.alloc(0) };
}

app.get('/readyz', (_request, reply) => reply.send('ok'));
app.post('/api/creators/:username/ideas/:id/vote', (_request, reply) =>
  reply.send({ ideaId: 1234, votes: 56_789, version: 9_876 }),
);
app.get('/one-line', (_request, reply) =>
  reply.type('text/html').send('<!doctype html><title>One line</title><h1>Only this</h1>'),
);
for (const one of Object.keys(kept) as (keyof typeof kept)[]) {
  app.get(`/${one}`, (_request, reply) =>
    reply.header('content-type', kept[one].contentType).header('content-encoding', 'br').send(kept[one].body),
  );
}

// The bytes that the product sends, to be sent from memory here.
process.on('message', (bytes: Partial<Record<keyof typeof kept, Kept>>) => {
  for (const [name, { contentType, base64 }] of Object.entries(bytes)) {
    Object.assign(kept[name as keyof typeof kept], { contentType, body: Buffer.from(base64, 'base64') });
  }
  process.send?.('kept');
});

await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.on('SIGTERM', () => process.exit(0));
